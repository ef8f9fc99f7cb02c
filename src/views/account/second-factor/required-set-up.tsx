import { useState } from 'react';
import type { User } from '#contract/calls/schemas/identity.ts';
import { useAdminAuthVerbs } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { supportsPasskeys } from '../../../services/passkeys/passkey-prompts.ts';
import { Button } from '../../shared/controls/button.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import styles from '../auth.module.css';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

/** The company requires a second factor, and nothing else opens before there is one. */
export function RequiredSetUp({ user }: { user: User }) {
  const { refetchUser } = useAdminAuthVerbs();
  const [open, setOpen] = useState<'passkey' | 'app'>();
  const close = () => {
    setOpen(undefined);
    refetchUser();
  };
  return (
    <div className={styles.narrow}>
      <PageHead title="Set up two-factor log-in" indexed={false} />
      <h1 className={styles.title}>One more lock, then you are in</h1>
      <p className={styles.soft}>
        {user.company_name ?? 'Your company'} requires a second factor from everyone who logs in with a
        password. It takes about a minute, and you need it at each log-in from now on.
      </p>
      {supportsPasskeys() ? (
        <section className={styles.panel} aria-label="Passkey">
          <h2>Passkey</h2>
          <p className={styles.soft}>Your fingerprint, face, PIN or a security key. The quickest way.</p>
          <div className={styles.row}>
            <Button onClick={() => setOpen('passkey')}>Add a passkey</Button>
          </div>
        </section>
      ) : null}
      <section className={styles.panel} aria-label="Authenticator app">
        <h2>Authenticator app</h2>
        <p className={styles.soft}>A code of six digits from an app on your phone.</p>
        <div className={styles.row}>
          <Button variant="light" onClick={() => setOpen('app')}>
            Set up an authenticator app
          </Button>
        </div>
      </section>
      <AddPasskeyDialog email={user.email} opened={open === 'passkey'} onClose={close} />
      <SetUpDialog email={user.email} opened={open === 'app'} onClose={close} />
    </div>
  );
}
