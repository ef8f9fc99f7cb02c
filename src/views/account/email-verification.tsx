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

interface LinkProps {
  id: string;
  hash: string;
}

/**
 * A mail scanner opens links too, so that a link acts when its button is pressed. The page of the account itself needs
 * no press: no scanner is signed in.
 */
export function EmailVerification({ id, hash }: LinkProps) {
  const isOwnPage = String(useUser()?.id) === id;
  const [isPressed, setPressed] = useState(false);
  if (isOwnPage || isPressed) return <VerifiedLink id={id} hash={hash} />;
  const press = () => setPressed(true);
  return id === 'connect' ? (
    <AuthFrame
      title="Connect your accounts"
      lead="From now on you can log in both ways: with your password, and with the account that you’ve just used."
    >
      <Button onClick={press}>Connect the accounts</Button>
    </AuthFrame>
  ) : (
    <AuthFrame title="Confirm your address" lead="One press, and your address is confirmed.">
      <Button onClick={press}>Confirm my address</Button>
    </AuthFrame>
  );
}

/** Posts the mailed link with all its parts in their order, so that the server sees what was changed or added. */
function VerifiedLink({ id, hash }: LinkProps) {
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
      <AuthFrame
        title={id === 'connect' ? 'Your accounts are connected' : 'Your address is confirmed'}
        lead={data.message}
      >
        <ButtonLink to={user ? '/dashboard' : '/login'}>{user ? 'Open the dashboard' : 'Log in'}</ButtonLink>
      </AuthFrame>
    );
  }
  if (failed && !isRefused(error))
    return (
      <ErrorPanel title="We couldn’t check your link" message={readableMessage(error)} onRetry={refresh} />
    );
  if (failed && id === 'connect') return <RefusedConnection message={readableMessage(error)} />;
  if (failed) return <RefusedLink message={readableMessage(error)} known={user?.email ?? ''} />;
  return <CheckingLink />;
}

/** About the link itself, and not the network or the server. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

function RefusedConnection({ message }: { message: string }) {
  return (
    <AuthFrame
      title="This link no longer works"
      lead="Links work once and expire after an hour. Log in the same way again and we’ll email you a new one."
    >
      <p className={styles.soft}>{message}</p>
      <ButtonLink to="/login">Log in</ButtonLink>
    </AuthFrame>
  );
}

function RefusedLink({ message, known }: { message: string; known: string }) {
  const rules = useFormRules();
  const [email, setEmail] = useState(known);
  return (
    <AuthFrame
      title="This link no longer works"
      lead="Links expire after one hour. We can email you a new one."
    >
      <p className={styles.soft}>{message}</p>
      <TextInput
        label="Work email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {rules.email(email) === null ? <ResendVerification key={email.trim()} email={email.trim()} /> : null}
    </AuthFrame>
  );
}
