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
import { useProfileWords } from '../../../words/organiser/account/profile-words.ts';

function BeginForm({ hasPassword, command }: { hasPassword: boolean; command: Changing['begin'] }) {
  const words = useProfileWords().address;
  const rules = useFormRules();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: rules.required('newEmail'),
      password: hasPassword ? rules.required('password') : undefined,
    },
  });
  return (
    <CheckedForm form={form} command={command} label={words.change} submit={words.submit}>
      <p>{words.text}</p>
      <TextInput
        label={words.newEmail}
        type="email"
        autoComplete="email"
        required
        {...form.getInputProps('email')}
      />
      {hasPassword ? (
        <PasswordInput
          label={words.password}
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
  const words = useProfileWords().address;
  const { email, current_confirmed, new_confirmed } = change;
  const waiting = new_confirmed ? words.present : words.both(email);
  return (
    <>
      <p>{words.open(email, current_confirmed ? email : waiting)}</p>
      <div className={styles.row}>
        <Button variant="subtle" color="gray" loading={cancel.busy} onClick={() => cancel.issue()}>
          {words.keep}
        </Button>
      </div>
      <p role="alert">{cancel.failure?.message}</p>
    </>
  );
}

/** The address that this person logs in with, and how it changes. */
export function AddressSettings({ user }: { user: User }) {
  const words = useProfileWords().address;
  const [isChanging, setChanging] = useState(false);
  const { state, begin, cancel } = useAddressChange(() => setChanging(false));
  const { data, error, failed, refresh } = state;
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={styles.soft}>{words.own(user.email)}</p>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data?.change ? <OpenChange change={data.change} cancel={cancel} /> : null}
      <div className={styles.row}>
        <Button variant="light" onClick={() => setChanging(true)}>
          {words.change}
        </Button>
      </div>
      <Dialog opened={isChanging} onClose={() => setChanging(false)} title={words.dialog}>
        <BeginForm hasPassword={user.password !== null} command={begin} />
      </Dialog>
    </section>
  );
}
