import { isGone, readableMessage } from '../../../services/http/api-error.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';

const allSessions = <ButtonLink to="/dashboard/hosting">Your sessions</ButtonLink>;

/** Shown if a session could not be read or is no longer assigned. */
export function HostedFailure(props: { title: string; error: unknown; onRetry: () => void }) {
  const { title, error, onRetry } = props;
  if (isGone(error))
    return (
      <ErrorPanel
        title="Session not found"
        message="It may have been deleted, or it is no longer assigned to you."
        status={404}
        action={allSessions}
      />
    );
  return <ErrorPanel title={title} message={readableMessage(error)} onRetry={onRetry} action={allSessions} />;
}
