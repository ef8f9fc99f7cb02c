import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
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
import { readGivenUp } from '../gate/given-up-note.ts';
import PlaceGivenUp from '../gate/place-given-up.tsx';
import { CodeForm } from './code-form.tsx';
import { DoorLayout } from './door-layout.tsx';
import { LanguageChoice } from '../words/language-choice.tsx';
import { NightShell } from '../../shared/night-shell.tsx';
import { emailFrom, sessionIdFrom } from './pasted-invitation.ts';
import styles from './join-screen.module.css';
import { useDoorWords } from '../words/use-words.tsx';

interface JoinScreenProps {
  sessionId: string;
  /** The session that this browser still holds a seat in. */
  otherSession?: string;
}

/** The door, before which a reload says once more that the place of this page was given up. */
export default function JoinScreen(props: JoinScreenProps) {
  const [givenUp, setGivenUp] = useState(() => readGivenUp(window.history));
  const { otherSession } = props;
  if (givenUp && otherSession === undefined)
    return <PlaceGivenUp sentence={givenUp.sentence} onRead={() => setGivenUp(null)} />;
  return <Door {...props} />;
}

/** For a participant: the address of the invitation and the session's id. */
function Door({ sessionId, otherSession }: JoinScreenProps) {
  const [search] = useSearchParams();
  const { common, join } = useDoorWords();
  const { logIn } = useParticipantAuthVerbs();
  const isBusy = useParticipantAuth(selectIsBusy);
  const failure = useParticipantAuth(selectFailure);
  const confirming = useParticipantAuth(selectConfirming);
  const form = useForm({
    initialValues: { email: search.get('email') ?? '', sessionId },
    validate: {
      email: (value) => (emailFrom(value) ? null : join.emailWrong),
      sessionId: (value) => (sessionIdFrom(value) ? null : join.sessionIdWrong),
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
    <NightShell
      actions={
        <>
          <LanguageChoice />
          <Link to="/systemCheck">{common.checkDevice}</Link>
        </>
      }
    >
      <DoorLayout labelledBy="take-your-seat">
        <h1 id="take-your-seat">{join.title}</h1>
        {confirming ? (
          <CodeForm confirming={confirming} />
        ) : (
          <>
            <p className={styles.lead}>{otherSession ? join.otherSeat(otherSession) : join.lead}</p>
            <FormStack
              label={join.form}
              onSubmit={submit}
              failure={hasEnded ? join.signInEnded : emailFailure ? undefined : failure?.message}
              actions={
                <Button type="submit" loading={isBusy} size="lg">
                  {join.join}
                </Button>
              }
            >
              <TextInput
                label={join.email}
                type="email"
                autoComplete="email"
                inputMode="email"
                {...form.getInputProps('email')}
                error={form.errors.email ?? emailFailure}
              />
              <TextInput
                label={join.sessionId}
                description={join.sessionIdHelp}
                autoComplete="off"
                spellCheck={false}
                {...form.getInputProps('sessionId')}
              />
            </FormStack>
            {failure && !hasEnded ? (
              <ul className={styles.help}>
                {join.help.map((way) => (
                  <li key={way}>{way}</li>
                ))}
              </ul>
            ) : null}
          </>
        )}
      </DoorLayout>
    </NightShell>
  );
}
