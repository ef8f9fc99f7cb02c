import { Button } from '@mantine/core';
import { useState } from 'react';
import { auth as authLimits } from '#contract/rules/business-constants.ts';
import { useServices } from '../../app-context.tsx';
import { useSubmission } from '../../machines/submission/use-submission.tsx';
import { ApiError } from '../../services/http/api-error.ts';
import styles from './auth.module.css';
import { useCountdown } from './use-countdown.ts';

const waitMs = authLimits.verificationResendMs;

interface ResendVerificationProps {
  email: string;
  /** When the last link went out, in Unix milliseconds, where this page knows. */
  sentAt?: number | null;
}

/** Sends the verification link again, at most once a minute. */
export function ResendVerification({ email, sentAt = null }: ResendVerificationProps) {
  const { auth } = useServices();
  const [waitUntil, setWaitUntil] = useState(() => endOfWait(sentAt));
  const seconds = useCountdown(waitUntil);
  const submission = useSubmission({
    send: (address: string) => auth.resendVerification({ email: address }).catch(waitAsAsked),
    onDone: () => setWaitUntil(Date.now() + waitMs),
  });

  function waitAsAsked(error: unknown): never {
    if (error instanceof ApiError && error.retryAfterSeconds !== undefined)
      setWaitUntil(Date.now() + error.retryAfterSeconds * 1000);
    throw error;
  }

  return (
    <div>
      <Button
        variant="light"
        loading={submission.busy}
        disabled={seconds > 0}
        onClick={() => submission.submit(email)}
      >
        {seconds > 0 ? `Send again in ${seconds} s` : 'Send the link again'}
      </Button>
      <p className={styles.soft} role="status">
        {submission.failure?.message ??
          (submission.done ? `If ${email} still needs to be confirmed, a new link is on its way.` : '')}
      </p>
    </div>
  );
}

/** Null once it is over, and where this browser's clock is not the server's. */
function endOfWait(sentAt: number | null): number | null {
  const left = (sentAt ?? 0) + waitMs - Date.now();
  return left > 0 && left <= waitMs ? Date.now() + left : null;
}
