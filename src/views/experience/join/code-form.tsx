import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { entryCode } from '#contract/rules/business-constants.ts';
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
import { FormStack } from '../../shared/form-stack.tsx';
import styles from './join-screen.module.css';
import { codeFrom } from './pasted-invitation.ts';

const tooManyTries = 'That were too many tries. Have a new code sent, and use that one.';

/** Asks for the code that was mailed to the address. */
export function CodeForm({ confirming }: { confirming: Confirming }) {
  const { enterCode, requestCode, abandonCode } = useParticipantAuthVerbs();
  const isBusy = useParticipantAuth(selectIsBusy);
  const isSending = useParticipantAuth(selectIsSendingCode);
  const failure = useParticipantAuth(selectFailure);
  const seconds = useCountdown(confirming.resendAt);
  const secondsLeft = useCountdown(confirming.sentUntil);
  const form = useForm({
    initialValues: { code: '' },
    validate: {
      code: (value) => (codeFrom(value) ? null : `A code has ${entryCode.digits} digits.`),
    },
  });
  const submit = form.onSubmit(({ code }) => enterCode(codeFrom(code) ?? ''));
  const refused = failure?.status === 429 ? tooManyTries : failure?.fieldErrors.code?.[0];
  const hasRunOut = confirming.sentUntil !== null && secondsLeft === 0;
  return (
    <>
      <p className={styles.lead} role="status">
        {isSending
          ? 'A code is being sent.'
          : `If ${confirming.email} is invited, a mail with a code is there now. It may stand among the unwanted ones.`}
      </p>
      <FormStack
        label="Enter the code"
        onSubmit={submit}
        failure={refused ? undefined : failure?.message}
        actions={
          <>
            <Button type="submit" size="lg" loading={isBusy && !isSending}>
              Join
            </Button>
            <Button
              variant="light"
              size="lg"
              loading={isSending}
              disabled={isBusy || seconds > 0}
              onClick={requestCode}
            >
              {seconds > 0 ? `Send another in ${seconds} s` : 'Send another code'}
            </Button>
            <Button variant="subtle" size="lg" disabled={isBusy} onClick={abandonCode}>
              Use another address
            </Button>
          </>
        }
      >
        <TextInput
          label="Code"
          description={hasRunOut ? 'The code has run out. Have another one sent.' : goodFor(secondsLeft)}
          autoComplete="one-time-code"
          inputMode="numeric"
          spellCheck={false}
          autoFocus
          size="lg"
          {...form.getInputProps('code')}
          error={form.errors.code ?? refused}
        />
      </FormStack>
    </>
  );
}

const goodFor = (seconds: number): string =>
  seconds > 0
    ? `${entryCode.digits} digits, good for ${Math.ceil(seconds / 60)} more minutes. Pasting works.`
    : `${entryCode.digits} digits. Pasting works.`;
