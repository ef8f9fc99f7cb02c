import { useState } from 'react';
import type { AddressChangeState } from '#contract/calls/schemas/address-change.ts';
import type { User } from '#contract/calls/schemas/identity.ts';
import { useAddressChange } from '../../../react/account/use-address-change.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { TryAgain } from '../../shared/try-again.tsx';
import styles from '../auth.module.css';
import { PasswordInput } from '../password-input.tsx';

function BeginForm({ hasPassword, command }: { hasPassword: boolean; command: Changing['begin'] }) {
  const rules = useFormRules();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: rules.required('newEmail'),
      password: hasPassword ? rules.required('password') : undefined,
    },
  });
  return (
    <CheckedForm form={form} command={command} label="Change address" submit="Send both links">
      <p>
        We send a link to your present address and one to the new one. Once you have confirmed both, you log
        in with the new one.
      </p>
      <TextInput
        label="New email"
        type="email"
        autoComplete="email"
        required
        {...form.getInputProps('email')}
      />
      {hasPassword ? (
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
      ) : null}
    </CheckedForm>
  );
}

type Changing = ReturnType<typeof useAddressChange>;

function OpenChange({
  change,
  cancel,
}: {
  change: NonNullable<AddressChangeState['change']>;
  cancel: Changing['cancel'];
}) {
  const waits = [
    change.current_confirmed ? null : 'your present address',
    change.new_confirmed ? null : change.email,
  ].filter((inbox) => inbox !== null);
  return (
    <>
      <p>
        Your address changes to {change.email} once you have confirmed the email we sent to{' '}
        {waits.join(' and the one to ')}. The links work for 24 hours.
      </p>
      <div className={styles.row}>
        <Button variant="subtle" color="gray" loading={cancel.busy} onClick={() => cancel.issue()}>
          Keep the present address
        </Button>
      </div>
      <p role="alert">{cancel.failure?.message}</p>
    </>
  );
}

/** The address that this person logs in with, and how it changes. */
export function AddressSettings({ user }: { user: User }) {
  const [isChanging, setChanging] = useState(false);
  const { state, begin, cancel } = useAddressChange(() => setChanging(false));
  const { data, error, failed, refresh } = state;
  return (
    <section className={styles.panel} aria-label="Email address">
      <h3>Email address</h3>
      <p className={styles.soft}>You log in with {user.email}.</p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data?.change ? <OpenChange change={data.change} cancel={cancel} /> : null}
      <div className={styles.row}>
        <Button variant="light" onClick={() => setChanging(true)}>
          Change address
        </Button>
      </div>
      <Dialog opened={isChanging} onClose={() => setChanging(false)} title="Change your address">
        <BeginForm hasPassword={user.password !== null} command={begin} />
      </Dialog>
    </section>
  );
}
