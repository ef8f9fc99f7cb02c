import { isGone, readableMessage } from '../../../services/http/api-error.ts';
import { useSessionDetailWords } from '../../../words/organiser/sessions/session-detail-words.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';

interface SessionFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  /** The way out while the session is there. */
  way?: { to: string; label: string };
}

/** Shown if a session could not be read or no longer exists. */
export function SessionFailure({ title, error, onRetry, way }: SessionFailureProps) {
  const { failure: words } = useSessionDetailWords();
  const allSessions = { to: '/dashboard/sessions', label: words.allSessions };
  const { to, label } = way ?? allSessions;
  if (isGone(error))
    return (
      <ErrorPanel
        title={words.title}
        message={words.text}
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
        <ButtonLink to={to} variant="default">
          {label}
        </ButtonLink>
      }
    />
  );
}
