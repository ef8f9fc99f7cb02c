import { useState } from 'react';
import { auth as authLimits } from '#contract/rules/business-constants.ts';
import { Button } from '../shared/controls/button.tsx';
import { useResendVerification } from '../../react/use-account.ts';
import styles from './auth.module.css';
import { useCountdown } from './use-countdown.ts';
import { useAccountWords } from '../../words/organiser/account/account-words.ts';

const waitMs = authLimits.verificationResendMs;

interface ResendVerificationProps {
  email: string;
  /** When the last link went out, in Unix milliseconds, where this page knows. */
  sentAt?: number | null;
}

/** Sends the verification link again, at most once a minute. */
export function ResendVerification({ email, sentAt = null }: ResendVerificationProps) {
  const words = useAccountWords().resend;
  const [waitUntil, setWaitUntil] = useState(() => endOfWait(sentAt));
  const seconds = useCountdown(waitUntil);
  const resend = useResendVerification(waitMs, (ms) => setWaitUntil(Date.now() + ms));

  return (
    <div>
      <Button
        variant="light"
        loading={resend.busy}
        disabled={seconds > 0 || !resend.possible}
        onClick={() => resend.issue(email)}
      >
        {seconds > 0 ? words.wait(seconds) : words.send}
      </Button>
      <p className={styles.soft} role="status">
        {resend.failure?.message ?? (resend.done ? words.sent(email) : '')}
      </p>
    </div>
  );
}

/** Null once it is over, and where this browser's clock is not the server's. */
function endOfWait(sentAt: number | null): number | null {
  const left = (sentAt ?? 0) + waitMs - Date.now();
  return left > 0 && left <= waitMs ? Date.now() + left : null;
}
