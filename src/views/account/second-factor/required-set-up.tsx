import { useState } from 'react';
import type { User } from '#contract/calls/schemas/identity.ts';
import { useAdminAuthVerbs } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { supportsPasskeys } from '../../../services/passkeys/passkey-prompts.ts';
import { Button } from '../../shared/controls/button.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import styles from '../auth.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { useSecondFactorWords } from '../../../words/organiser/account/second-factor-words.ts';

/** The company requires a second factor, and nothing else opens before there is one. */
export function RequiredSetUp({ user }: { user: User }) {
  const { app, passkeys, required: words } = useSecondFactorWords();
  const { refetchUser } = useAdminAuthVerbs();
  const [open, setOpen] = useState<'passkey' | 'app'>();
  const close = () => {
    setOpen(undefined);
    refetchUser();
  };
  return (
    <div className={styles.narrow}>
      <PageHead title={words.page} indexed={false} />
      <h1 className={styles.title}>{words.title}</h1>
      <p className={styles.soft}>{words.text(user.company_name ?? words.yourCompany)}</p>
      {supportsPasskeys() ? (
        <section className={styles.panel} aria-label={words.passkey}>
          <h2>{words.passkey}</h2>
          <p className={styles.soft}>{words.passkeyText}</p>
          <div className={styles.row}>
            <Button onClick={() => setOpen('passkey')}>{passkeys.add}</Button>
          </div>
        </section>
      ) : null}
      <section className={styles.panel} aria-label={app.title}>
        <h2>{app.title}</h2>
        <p className={styles.soft}>{words.appText}</p>
        <div className={styles.row}>
          <Button variant="light" onClick={() => setOpen('app')}>
            {app.setUp}
          </Button>
        </div>
      </section>
      <AddPasskeyDialog email={user.email} opened={open === 'passkey'} onClose={close} />
      <SetUpDialog email={user.email} opened={open === 'app'} onClose={close} />
    </div>
  );
}
