import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useSearchParams } from 'react-router-dom';
import {
  selectConfirming,
  selectFailure,
  selectIsBusy,
} from '../../../machines/participant-auth/participant-auth-selectors.ts';
import {
  useParticipantAuth,
  useParticipantAuthVerbs,
} from '../../../machines/participant-auth/use-participant-auth.tsx';
import { FormStack } from '../../shared/form-stack.tsx';
import { CodeForm } from './code-form.tsx';
import { DoorLayout } from './door-layout.tsx';
import { NightShell } from '../../shared/night-shell.tsx';
import { emailFrom, sessionIdFrom } from './pasted-invitation.ts';
import styles from './join-screen.module.css';

interface JoinScreenProps {
  sessionId: string;
  /** The session that this browser still holds a seat in. */
  otherSession?: string;
}

const signInEnded = 'Your sign-in on this device has ended. Please say once more who you are.';

/** The door for a participant: the address of the invitation and the session's id. */
export function JoinScreen({ sessionId, otherSession }: JoinScreenProps) {
  const [search] = useSearchParams();
  const { logIn } = useParticipantAuthVerbs();
  const isBusy = useParticipantAuth(selectIsBusy);
  const failure = useParticipantAuth(selectFailure);
  const confirming = useParticipantAuth(selectConfirming);
  const form = useForm({
    initialValues: { email: search.get('email') ?? '', sessionId },
    validate: {
      email: (value) => (emailFrom(value) ? null : 'Enter the address that was invited.'),
      sessionId: (value) =>
        sessionIdFrom(value) ? null : 'A session id has 22 letters and digits. You can paste the whole link.',
    },
  });
  const submit = form.onSubmit((values) => {
    const email = emailFrom(values.email) ?? '';
    const id = sessionIdFrom(values.sessionId) ?? '';
    form.setValues({ email, sessionId: id });
    logIn(email, id);
  });
  const emailFailure = failure?.fieldErrors.email?.[0];
  const hasEnded = failure?.status === 401;
  return (
    <NightShell actions={<Link to="/systemCheck">Check device</Link>}>
      <DoorLayout labelledBy="take-your-seat">
        <h1 id="take-your-seat">Take your seat</h1>
        {confirming ? (
          <CodeForm confirming={confirming} />
        ) : (
          <>
            <p className={styles.lead}>
              {otherSession
                ? `This browser holds a seat in “${otherSession}”. For this session, say who you are.`
                : 'Enter the address your invitation came to. No account, no password.'}
            </p>
            <FormStack
              label="Join a session"
              onSubmit={submit}
              failure={hasEnded ? signInEnded : emailFailure ? undefined : failure?.message}
              actions={
                <Button type="submit" loading={isBusy} size="lg">
                  Join
                </Button>
              }
            >
              <TextInput
                label="Your email"
                type="email"
                autoComplete="email"
                inputMode="email"
                {...form.getInputProps('email')}
                error={form.errors.email ?? emailFailure}
              />
              <TextInput
                label="Session id"
                description="It stands in your invitation. Pasting the whole link works too."
                autoComplete="off"
                spellCheck={false}
                {...form.getInputProps('sessionId')}
              />
            </FormStack>
            {failure && !hasEnded ? (
              <ul className={styles.help}>
                <li>Was another of your addresses invited? Try that one.</li>
                <li>The personal link in your invitation opens without this form.</li>
                <li>Otherwise ask whoever invited you to send it again.</li>
              </ul>
            ) : null}
          </>
        )}
      </DoorLayout>
    </NightShell>
  );
}
