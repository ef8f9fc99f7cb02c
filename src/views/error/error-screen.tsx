import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { auth } from '#contract/rules/business-constants.ts';
import { loginFor } from '../../machines/access-guard/guard-navigation.ts';
import { Button } from '../shared/controls/button.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { PageHead } from '../shared/page-head.tsx';
import { usePageFailure } from './page-failure.ts';
import { PageMissing } from './page-missing.ts';
import { describeError, isCrawler, isRuntimeError } from './error-text.ts';

/** What replaces a page that could not be shown. Source: docs/rules.md, Pages. */
export function ErrorScreen() {
  const error = usePageFailure();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const text = describeError(error);
  const expired = text.status === 401;
  const leavesByItself = expired && !pathname.startsWith('/experience');

  useEffect(() => {
    if (!leavesByItself) return;
    const timer = setTimeout(() => navigate(loginFor(pathname)), auth.unauthorizedRedirectMs);
    return () => clearTimeout(timer);
  }, [leavesByItself, navigate, pathname]);

  if (isRuntimeError(error) && isCrawler(navigator.userAgent)) return null;
  const copyDetails = () =>
    navigator.clipboard.writeText(
      [text.title, text.detail, text.requestId && `Request ${text.requestId}`, pathname]
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
        retryLabel={expired ? 'Go to Login' : 'Take Me Home'}
        onRetry={() => navigate(expired ? loginFor(pathname) : '/')}
        action={
          <>
            {error instanceof PageMissing ? (
              <Button variant="subtle" onClick={() => window.location.reload()}>
                Open it again
              </Button>
            ) : null}
            {text.requestId ? (
              <Button variant="subtle" onClick={copyDetails}>
                Copy details
              </Button>
            ) : null}
          </>
        }
      />
    </>
  );
}
