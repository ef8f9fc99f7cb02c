import { Alert } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { User } from '#contract/identity.ts';
import { ResendVerification } from './resend-verification.tsx';

/** Stands until the address is confirmed. */
export function EmailNotice({ user }: { user: User }) {
  if (user.email_verified_at !== null) return null;
  return (
    <Alert color="lantern" icon={<IconMail aria-hidden="true" />} title="Please confirm your address">
      <p>We sent a link to {user.email}. It is good for an hour.</p>
      <ResendVerification email={user.email} />
    </Alert>
  );
}
