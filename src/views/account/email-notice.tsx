import { IconMail } from '@tabler/icons-react';
import type { User } from '#contract/calls/schemas/identity.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import { useConfirmationElsewhere } from '../../react/use-account.ts';
import { usePrices } from '../../react/use-prices.ts';
import styles from './auth.module.css';
import { ResendVerification } from './resend-verification.tsx';
import { useAccountWords } from '../../words/organiser/account/account-words.ts';
import { useWelcomeWords } from '../../words/site/welcome-words.ts';

function ComingCredits() {
  const { coming } = useWelcomeWords();
  const prices = usePrices();
  return coming(prices.data?.welcome_credits);
}

/** Stands until the address is confirmed. */
export function EmailNotice({ user }: { user: User }) {
  const words = useAccountWords().notice;
  useConfirmationElsewhere(user);
  if (user.email_verified_at !== null) return null;
  return (
    <aside className={styles.notice} aria-label={words.label}>
      <IconMail size={22} aria-hidden="true" />
      <p className={styles.noticeWords}>
        <strong>{words.title}</strong> {words.text(user.email)}
        {user.user_type_id === userTypes.CONSUMER_ADMIN ? <ComingCredits /> : null}
      </p>
      <ResendVerification email={user.email} sentAt={Date.parse(user.created_at)} />
    </aside>
  );
}
