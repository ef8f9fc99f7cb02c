import { IconMail } from '@tabler/icons-react';
import type { User } from '#contract/calls/schemas/identity.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import { comingSentence } from '#contract/words/welcome-words.ts';
import { useConfirmationElsewhere } from '../../react/use-account.ts';
import { usePrices } from '../../react/use-prices.ts';
import styles from './auth.module.css';
import { ResendVerification } from './resend-verification.tsx';

function ComingCredits() {
  const prices = usePrices();
  return comingSentence(prices.data?.welcome_credits);
}

/** Stands until the address is confirmed. */
export function EmailNotice({ user }: { user: User }) {
  useConfirmationElsewhere(user);
  if (user.email_verified_at !== null) return null;
  return (
    <aside className={styles.notice} aria-label="Please confirm your address">
      <IconMail size={22} aria-hidden="true" />
      <p className={styles.noticeWords}>
        <strong>Please confirm your address.</strong> We sent a link to {user.email}. The link works for one
        hour.
        {user.user_type_id === userTypes.CONSUMER_ADMIN ? <ComingCredits /> : null}
      </p>
      <ResendVerification email={user.email} sentAt={Date.parse(user.created_at)} />
    </aside>
  );
}
