import { useLocation, useNavigate } from 'react-router-dom';
import { isInExperience, loginFor } from '../../machines/access-guard/guard-navigation.ts';
import { useCopy } from '../../machines/copy/use-copy.tsx';
import { pageExitMachine } from '../../machines/page-exit/page-exit-machine.ts';
import { useViewActorRef } from '../../machines/view-actors/use-view-actor.tsx';
import { Button } from '../shared/controls/button.tsx';
import { ButtonLink } from '../shared/controls/button-link.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { PageHead } from '../shared/shell/page-head.tsx';
import { useErrorScreenWords } from '../../words/error-screen-words.ts';
import { useShellWords } from '../../words/shell-words.ts';
import { usePageFailure } from './page-failure.ts';
import { PageMissing } from './page-missing.ts';
import { describeError, isCrawler, isRuntimeError } from './error-text.ts';

/** What replaces a page that could not be shown. Source: docs/rules.md, Pages. */
export function ErrorScreen() {
  const error = usePageFailure();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const words = useErrorScreenWords();
  const shell = useShellWords();
  const text = describeError(error, words);
  const expired = text.status === 401;
  const isParticipant = isInExperience(pathname);
  const door = isParticipant
    ? { label: words.join, to: '/experience/join' }
    : { label: words.login, to: loginFor(pathname) };
  const way = expired ? door : { label: words.home, to: '/' };
  const exit = useViewActorRef(pageExitMachine.provide({ actions: { leave: () => navigate(way.to) } }), {
    leavesByItself: expired,
  });
  const details = useCopy();

  if (isRuntimeError(error) && isCrawler(navigator.userAgent)) return null;
  const copyDetails = () =>
    details.copy(
      [text.title, text.detail, text.requestId && shell.request(text.requestId), pathname]
        .filter(Boolean)
        .join('\n'),
    );
  return (
    <>
      <PageHead title={text.title} path="/" indexed={false} />
      <ErrorPanel
        title={text.title}
        message={text.message}
        detail={text.detail}
        requestId={text.requestId}
        status={text.status}
        retryLabel={way.label}
        onRetry={() => exit.send({ type: 'exit.requested' })}
        action={
          <>
            {isParticipant && !expired ? (
              <ButtonLink variant="subtle" to="/experience">
                {words.join}
              </ButtonLink>
            ) : null}
            {error instanceof PageMissing ? (
              <Button variant="subtle" onClick={() => window.location.reload()}>
                {words.openAgain}
              </Button>
            ) : null}
            {text.requestId ? (
              <Button variant="subtle" onClick={copyDetails}>
                {details.outcome === 'copied' ? words.copied : words.copy}
              </Button>
            ) : null}
          </>
        }
      />
    </>
  );
}
