import { Loader, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../app-context.tsx';
import { useAdminAuthVerbs, useUser } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useLoader } from '../../machines/loader/use-loader.tsx';
import { readableMessage } from '../../services/http/api-error.ts';
import { ButtonLink } from '../shared/button-link.tsx';
import styles from './auth.module.css';
import { AuthFrame } from './auth-frame.tsx';
import { emailRule } from './form-rules.ts';
import { ResendVerification } from './resend-verification.tsx';

/**
 * Posts the mailed link with all its parts in their order, so that the server sees what was changed or added; a second
 * use does no harm.
 */
export function EmailVerification({ id, hash }: { id: string; hash: string }) {
  const { auth } = useServices();
  const [search] = useSearchParams();
  const user = useUser();
  const { refetchUser } = useAdminAuthVerbs();
  const expires = search.get('expires') ?? '';
  const signature = search.get('signature') ?? '';
  const { data, error, failed } = useLoader(`verify ${id} ${hash} ${signature}`, {
    load: async () => {
      const answer = await auth.verifyEmail({ id, hash, ...Object.fromEntries(search), expires, signature });
      refetchUser();
      return answer;
    },
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
  if (failed) return <RefusedLink message={readableMessage(error)} known={user?.email ?? ''} />;
  return (
    <AuthFrame title="One moment">
      <p role="status">
        <Loader size="sm" /> We are checking your link.
      </p>
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
      {emailRule(email) === null ? <ResendVerification email={email.trim()} /> : null}
    </AuthFrame>
  );
}
