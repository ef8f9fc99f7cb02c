import { isGone, readableMessage } from '../../../services/http/api-error.ts';
import { useHostingWords } from '../../../words/organiser/hosting-words.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ErrorPanel } from '../../shared/error-panel.tsx';

/** Shown if a session could not be read or is no longer assigned. */
export function HostedFailure(props: { title: string; error: unknown; onRetry: () => void }) {
  const { title, error, onRetry } = props;
  const words = useHostingWords();
  const allSessions = <ButtonLink to="/dashboard/hosting">{words.title}</ButtonLink>;
  if (isGone(error))
    return (
      <ErrorPanel
        title={words.sessionGone}
        message={words.sessionGoneText}
        status={404}
        action={allSessions}
      />
    );
  return <ErrorPanel title={title} message={readableMessage(error)} onRetry={onRetry} action={allSessions} />;
}
