import { useEffect, useRef } from 'react';
import { useAdminAuthVerbs } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { usePasskeyForLogIn } from '../../../react/account/use-second-factor.ts';
import { supportsPasskeys } from '../../../services/passkeys/passkey-prompts.ts';
import { Button } from '../../shared/controls/button.tsx';
import styles from './second-factor.module.css';
import { useLogInWords } from '../../../words/organiser/account/log-in-words.ts';

interface PasskeyLogInProps {
  /** Why the server asks. */
  message: string | undefined;
  busy: boolean;
  readValues(): { email: string; password: string };
}

/** Within the log-in's form, once the password was right: the account has passkeys. */
export function PasskeyLogIn({ message, busy, readValues }: PasskeyLogInProps) {
  const { page } = useLogInWords();
  const { logIn } = useAdminAuthVerbs();
  const ask = usePasskeyForLogIn((passkey) => {
    const { email, password } = readValues();
    logIn(email, password, { passkey });
  });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  if (!supportsPasskeys()) return <p className={styles.passkey}>{page.noPasskeys}</p>;
  return (
    <div className={styles.passkey}>
      <p role="alert">{ask.failure?.message ?? message}</p>
      <Button ref={button} loading={ask.busy || busy} onClick={() => ask.issue(readValues())}>
        {page.withPasskey}
      </Button>
    </div>
  );
}
