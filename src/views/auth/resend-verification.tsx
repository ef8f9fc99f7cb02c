import { Button } from '@mantine/core';
import { useState } from 'react';
import { auth as authLimits } from '#contract/business-constants.ts';
import { useServices } from '../../app-context.tsx';
import { useSubmission } from '../../machines/submission/use-submission.tsx';
import styles from './auth.module.css';
import { useCountdown } from './use-countdown.ts';

/** Sends the verification link again, at most once a minute. */
export function ResendVerification({ email }: { email: string }) {
  const { auth } = useServices();
  const [waitUntil, setWaitUntil] = useState<number | null>(null);
  const seconds = useCountdown(waitUntil);
  const submission = useSubmission({
    send: (address: string) => auth.resendVerification({ email: address }),
    onDone: () => setWaitUntil(Date.now() + authLimits.verificationResendMs),
  });
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
        {submission.failure?.message ?? (submission.done ? `A new link is on its way to ${email}.` : '')}
      </p>
    </div>
  );
}
