import { isGone, readableMessage } from '../../../services/http/api-error.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';

interface SessionFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  /** The way out while the session is there. */
  way?: { to: string; label: string };
}

const allSessions = { to: '/dashboard/sessions', label: 'All sessions' };

/** Shown if a session could not be read or no longer exists. */
export function SessionFailure({ title, error, onRetry, way = allSessions }: SessionFailureProps) {
  if (isGone(error))
    return (
      <ErrorPanel
        title="Session not found"
        message="It may have been deleted, or it belongs to another company."
        status={404}
        action={<ButtonLink to={allSessions.to}>{allSessions.label}</ButtonLink>}
      />
    );
  return (
    <ErrorPanel
      title={title}
      message={readableMessage(error)}
      onRetry={onRetry}
      action={
        <ButtonLink to={way.to} variant="default">
          {way.label}
        </ButtonLink>
      }
    />
  );
}
