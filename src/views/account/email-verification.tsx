import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TextInput } from '../shared/controls/text-input.tsx';
import { useUser } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useEmailVerification } from '../../react/use-account.ts';
import { ApiError, readableMessage } from '../../services/http/api-error.ts';
import { ButtonLink } from '../shared/controls/button-link.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { emailRule } from '../shared/form-rules.ts';
import styles from './auth.module.css';
import { CheckingLink } from './checking-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ResendVerification } from './resend-verification.tsx';

/**
 * Posts the mailed link with all its parts in their order, so that the server sees what was changed or added; a second
 * use does no harm.
 */
export function EmailVerification({ id, hash }: { id: string; hash: string }) {
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
      <ErrorPanel title="We could not check your link" message={readableMessage(error)} onRetry={refresh} />
    );
  if (failed && id === 'connect') return <RefusedConnection message={readableMessage(error)} />;
  if (failed) return <RefusedLink message={readableMessage(error)} known={user?.email ?? ''} />;
  return <CheckingLink />;
}

/** Said of the link itself, and not of the line or the server. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.status === 403;
}

function RefusedConnection({ message }: { message: string }) {
  return (
    <AuthFrame
      title="This link does not work any more"
      lead="A link works once, for an hour. Sign in the same way again, and we mail you a new one."
    >
      <p className={styles.soft}>{message}</p>
      <ButtonLink to="/login">Log in</ButtonLink>
    </AuthFrame>
  );
}

function RefusedLink({ message, known }: { message: string; known: string }) {
  const [email, setEmail] = useState(known);
  return (
    <AuthFrame
      title="This link does not work any more"
      lead="A link is good for an hour. Have a new one sent to your address."
    >
      <p className={styles.soft}>{message}</p>
      <TextInput
        label="Work email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      {emailRule(email) === null ? <ResendVerification key={email.trim()} email={email.trim()} /> : null}
    </AuthFrame>
  );
}
