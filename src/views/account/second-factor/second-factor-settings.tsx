import { useState } from 'react';
import type { User } from '#contract/calls/schemas/identity.ts';
import type { SecondFactorState } from '#contract/calls/schemas/second-factor.ts';
import { plural } from '#contract/words/en/counts.ts';
import {
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
  useSecondFactor,
} from '../../../react/account/use-second-factor.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { required } from '../../shared/forms/form-rules.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { shortDay } from '../../shared/time/when.ts';
import { TryAgain } from '../../shared/try-again.tsx';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import styles from '../auth.module.css';
import { PasswordInput } from '../password-input.tsx';
import { PasswordForm } from './password-form.tsx';
import { RecoveryCodeList } from './recovery-codes.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

/** With the password and a code, so that a browser that was left open is not enough. */
function RemoveForm({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initialValues: { password: '', code: '' },
    validate: { password: required('your password'), code: required('the code') },
  });
  const remove = useRemoveSecondFactor(onDone);
  return (
    <CheckedForm
      form={form}
      command={remove}
      label="Turn off two-factor log-in"
      submit="Turn off"
      look={{ color: 'ember' }}
    >
      <PasswordInput
        label="Password"
        autoComplete="current-password"
        required
        {...form.getInputProps('password')}
      />
      <TextInput
        label="Code from the app, or a recovery code"
        autoComplete="one-time-code"
        required
        {...form.getInputProps('code')}
      />
    </CheckedForm>
  );
}

function RenewSteps({ email, onDone }: { email: string; onDone: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const renew = useRenewRecoveryCodes((answer) => setCodes(answer.codes));
  if (codes) return <RecoveryCodeList codes={codes} email={email} onDone={onDone} />;
  return (
    <>
      <p>The codes you have now stop working.</p>
      <PasswordForm command={renew} label="New recovery codes" submit="Make new codes" />
    </>
  );
}

function stateText({ since, recovery_codes_left: left }: SecondFactorState, timezoneId: string): string {
  if (since === null) return 'Off.';
  const kept =
    left === 0 ? 'No recovery code left' : `${plural(left, 'recovery code', 'recovery codes')} left`;
  return `On since ${shortDay(since, timezoneId)}. ${kept}.`;
}

type Open = 'setUp' | 'renew' | 'remove';

/** Codes of an authenticator app for log-ins with a password. */
export function SecondFactorSettings({ user }: { user: User }) {
  const { data, error, failed, refresh } = useSecondFactor();
  const [open, setOpen] = useState<Open>();
  const home = useHomeTimezone();
  const close = () => {
    setOpen(undefined);
    refresh();
  };
  const isOn = data !== undefined && data.since !== null;
  return (
    <section className={styles.panel} aria-label="Two-factor log-in">
      <h3>Two-factor log-in</h3>
      <p className={styles.soft}>
        Logging in with your password then also asks for a code from an authenticator app on your phone.
        Log-ins through Google, Microsoft and others stay as they are.
      </p>
      {failed ? (
        <TryAgain message={readableMessage(error)} onRetry={refresh} />
      ) : (
        <p role="status" aria-label={data ? undefined : 'Loading two-factor log-in'}>
          {data ? stateText(data, home) : 'Loading …'}
        </p>
      )}
      <div className={styles.row}>
        {isOn ? (
          <>
            <Button variant="light" onClick={() => setOpen('renew')}>
              New recovery codes
            </Button>
            <Button variant="subtle" color="ember" onClick={() => setOpen('remove')}>
              Turn off
            </Button>
          </>
        ) : (
          <Button variant="light" disabled={!data} onClick={() => setOpen('setUp')}>
            Set up two-factor log-in
          </Button>
        )}
      </div>
      <SetUpDialog email={user.email} opened={open === 'setUp'} onClose={close} />
      <Dialog opened={open === 'renew'} onClose={close} title="New recovery codes">
        <RenewSteps email={user.email} onDone={close} />
      </Dialog>
      <Dialog opened={open === 'remove'} onClose={close} title="Turn off two-factor log-in">
        <RemoveForm onDone={close} />
      </Dialog>
    </section>
  );
}
