import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TextInput } from '../shared/controls/text-input.tsx';
import { useUser } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useEmailVerification } from '../../react/use-account.ts';
import { ApiError, readableMessage } from '../../services/http/api-error.ts';
import { Button } from '../shared/controls/button.tsx';
import { ButtonLink } from '../shared/controls/button-link.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { useFormRules } from '../shared/forms/form-rules.ts';
import styles from './auth.module.css';
import { CheckingLink } from './checking-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ResendVerification } from './resend-verification.tsx';
import { useAccountWords } from '../../words/organiser/account/account-words.ts';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';

interface LinkProps {
  id: string;
  hash: string;
}

/**
 * A mail scanner opens links too, so that a link acts when its button is pressed. The page of the account itself needs
 * no press: no scanner is signed in.
 */
export function EmailVerification({ id, hash }: LinkProps) {
  const words = useAccountWords().verify;
  const isOwnPage = String(useUser()?.id) === id;
  const [isPressed, setPressed] = useState(false);
  if (isOwnPage || isPressed) return <VerifiedLink id={id} hash={hash} />;
  const press = () => setPressed(true);
  return id === 'connect' ? (
    <AuthFrame title={words.connect} lead={words.connectText}>
      <Button onClick={press}>{words.connectAct}</Button>
    </AuthFrame>
  ) : (
    <AuthFrame title={words.confirm} lead={words.confirmText}>
      <Button onClick={press}>{words.confirmAct}</Button>
    </AuthFrame>
  );
}

/** Posts the mailed link with all its parts in their order, so that the server sees what was changed or added. */
function VerifiedLink({ id, hash }: LinkProps) {
  const words = useAccountWords().verify;
  const { openDashboard, logIn } = useLogInWords();
  const [search] = useSearchParams();
  const user = useUser();
  const expires = search.get('expires') ?? '';
  const signature = search.get('signature') ?? '';
  const { data, error, failed, refresh } = useEmailVerification({
    id,
    hash,
    ...Object.fromEntries(search),
    expires,
    signature,
  });
  if (data) {
    return (
      <AuthFrame title={id === 'connect' ? words.connected : words.confirmed} lead={data.message}>
        <ButtonLink to={user ? '/dashboard' : '/login'}>{user ? openDashboard : logIn}</ButtonLink>
      </AuthFrame>
    );
  }
  if (failed && !isRefused(error))
    return <ErrorPanel title={words.failed} message={readableMessage(error)} onRetry={refresh} />;
  if (failed && id === 'connect') return <RefusedConnection message={readableMessage(error)} />;
  if (failed) return <RefusedLink message={readableMessage(error)} known={user?.email ?? ''} />;
  return <CheckingLink />;
}

/** About the link itself, and not the network or the server. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

function RefusedConnection({ message }: { message: string }) {
  const words = useAccountWords().verify;
  const { logIn } = useLogInWords();
  return (
    <AuthFrame title={words.refused} lead={words.connectRefused}>
      <p className={styles.soft}>{message}</p>
      <ButtonLink to="/login">{logIn}</ButtonLink>
    </AuthFrame>
  );
}

function RefusedLink({ message, known }: { message: string; known: string }) {
  const words = useAccountWords().verify;
  const { workEmail } = useLogInWords();
  const rules = useFormRules();
  const [email, setEmail] = useState(known);
  return (
    <AuthFrame title={words.refused} lead={words.refusedText}>
      <p className={styles.soft}>{message}</p>
      <TextInput
        label={workEmail}
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {rules.email(email) === null ? <ResendVerification key={email.trim()} email={email.trim()} /> : null}
    </AuthFrame>
  );
}
