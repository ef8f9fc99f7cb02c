import { type SubmitEvent, useState } from 'react';
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
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { readGivenUp } from '../gate/given-up-note.ts';
import { PlaceGivenUp } from '../gate/place-given-up.tsx';
import { CodeForm } from './code-form.tsx';
import { DoorLayout } from './door-layout.tsx';
import { LanguageChoice } from '../../../words/language-choice.tsx';
import { NightShell } from '../../shared/shell/night-shell.tsx';
import { emailFrom, sessionIdFrom } from './pasted-invitation.ts';
import styles from './join-screen.module.css';
import { useWords } from '../../../words/use-words.tsx';
import { useFailureText } from '../../../words/failure-text.ts';

interface JoinScreenProps {
  sessionId: string;
  /** The session that this browser still holds a seat in. */
  otherSession?: string;
  /** The page's address is none of the experience's. */
  isLost?: boolean;
}

/** The door, before which a reload says once more that the place of this page was given up. */
export function JoinScreen(props: JoinScreenProps) {
  const [givenUp, setGivenUp] = useState(() => readGivenUp(window.history));
  const { otherSession } = props;
  if (givenUp && otherSession === undefined)
    return <PlaceGivenUp sentence={givenUp.sentence} onRead={() => setGivenUp(null)} />;
  return <Door {...props} />;
}

/** For a participant: the address of the invitation and the session's id. */
function Door({ sessionId, otherSession, isLost = false }: JoinScreenProps) {
  const [search] = useSearchParams();
  const { common, join } = useWords();
  const failureText = useFailureText();
  const { logIn } = useParticipantAuthVerbs();
  const isBusy = useParticipantAuth(selectIsBusy);
  const failure = useParticipantAuth(selectFailure);
  const confirming = useParticipantAuth(selectConfirming);
  const [wrong, setWrong] = useState<{ email?: string; sessionId?: string }>({});
  // The fields unmount while a code is requested, and return with the values that were sent.
  const [sent, setSent] = useState({ email: search.get('email') ?? '', sessionId });
  const submit = ({ currentTarget: form }: SubmitEvent<HTMLFormElement>) => {
    const [emailField, idField] = form.querySelectorAll('input');
    const email = emailFrom(emailField?.value ?? '');
    const id = sessionIdFrom(idField?.value ?? '');
    setWrong({
      ...(email ? {} : { email: join.emailWrong }),
      ...(id ? {} : { sessionId: join.sessionIdWrong }),
    });
    if (!emailField || !idField || !email || !id) return;
    emailField.value = email;
    idField.value = id;
    setSent({ email, sessionId: id });
    logIn(email, id);
  };
  const emailFailure = failure?.fieldErrors.email ? failureText(failure) : undefined;
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
            <p className={styles.lead}>
              {isLost ? join.lost : otherSession ? join.otherSeat(otherSession) : join.lead}
            </p>
            {otherSession ? (
              <p>
                <Link to="/experience">{join.backTo(otherSession)}</Link>
              </p>
            ) : null}
            <FormStack
              label={join.form}
              onSubmit={submit}
              failure={
                hasEnded ? join.signInEnded : emailFailure || !failure ? undefined : failureText(failure)
              }
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
                defaultValue={sent.email}
                error={wrong.email ?? emailFailure}
                onChange={() => setWrong(({ email: _, ...others }) => others)}
              />
              <TextInput
                label={join.sessionId}
                description={join.sessionIdHelp}
                autoComplete="off"
                spellCheck={false}
                defaultValue={sent.sessionId}
                error={wrong.sessionId}
                onChange={() => setWrong(({ sessionId: _, ...others }) => others)}
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
