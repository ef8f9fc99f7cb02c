import { type SubmitEvent, useState } from 'react';
import { entryCode } from '#contract/rules/business-constants.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import {
  selectFailure,
  selectIsBusy,
  selectIsSendingCode,
} from '../../../machines/participant-auth/participant-auth-selectors.ts';
import type { Confirming } from '../../../machines/participant-auth/participant-auth-setup.ts';
import {
  useParticipantAuth,
  useParticipantAuthVerbs,
} from '../../../machines/participant-auth/use-participant-auth.tsx';
import { useCountdown } from '../../account/use-countdown.ts';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import styles from './join-screen.module.css';
import { codeFrom } from './pasted-invitation.ts';
import { useWords } from '../../../words/use-words.tsx';
import { useFailureText } from '../../../words/failure-text.ts';

/** Asks for the code that was mailed to the address. */
export function CodeForm({ confirming }: { confirming: Confirming }) {
  const { enterCode, requestCode, abandonCode } = useParticipantAuthVerbs();
  const { code: words, join } = useWords();
  const failureText = useFailureText();
  const isBusy = useParticipantAuth(selectIsBusy);
  const isSending = useParticipantAuth(selectIsSendingCode);
  const failure = useParticipantAuth(selectFailure);
  const seconds = useCountdown(confirming.resendAt);
  const secondsLeft = useCountdown(confirming.sentUntil);
  const [wrong, setWrong] = useState<string>();
  const submit = ({ currentTarget: form }: SubmitEvent<HTMLFormElement>) => {
    const code = codeFrom(form.querySelector('input')?.value ?? '');
    if (code) enterCode(code);
    else setWrong(words.wrong(entryCode.digits));
  };
  const refused =
    failure?.status === 429
      ? words.tooManyTries
      : failure?.fieldErrors.code
        ? failureText(failure)
        : undefined;
  const hasRunOut = confirming.sentUntil !== null && secondsLeft === 0;
  return (
    <>
      <p className={styles.lead} role="status">
        {isSending ? words.sending : words.sent(confirming.email)}
      </p>
      <FormStack
        label={words.form}
        onSubmit={submit}
        failure={refused || !failure ? undefined : failureText(failure)}
        actions={
          <>
            <Button type="submit" size="lg" loading={isBusy && !isSending} disabled={isSending}>
              {join.join}
            </Button>
            <Button
              variant="light"
              size="lg"
              loading={isSending}
              disabled={isBusy || seconds > 0}
              onClick={requestCode}
            >
              {seconds > 0 ? words.sendIn(seconds) : words.send}
            </Button>
            <Button variant="subtle" size="lg" disabled={isBusy} onClick={abandonCode}>
              {words.otherAddress}
            </Button>
          </>
        }
      >
        <TextInput
          label={words.label}
          description={
            hasRunOut ? words.runOut : words.goodFor(entryCode.digits, Math.ceil(secondsLeft / 60))
          }
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          autoFocus
          size="lg"
          error={wrong ?? refused}
          onChange={() => setWrong(undefined)}
        />
      </FormStack>
    </>
  );
}
