import { useForm } from '../../shared/forms/use-form.ts';
import { useState } from 'react';
import type { CloseAccountRequest, User } from '#contract/calls/schemas/identity.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useCloseAccount } from '../../../react/use-account.ts';
import { required } from '../../shared/forms/form-rules.ts';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import styles from '../auth.module.css';
import { PasswordInput } from '../password-input.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';

const companyEffects = [
  'Upcoming sessions are cancelled and their guests informed by email.',
  'Names, email addresses and awards of organisers and guests are erased. Results stay, without names.',
  'Orders, invoices and the credit history are kept for as long as tax law requires.',
  'Unused credits that you bought in the last twelve months are paid back.',
  'To leave without closing it, make someone else an owner and yourself a sub-administrator first.',
];
const ownEffects = [
  'Your name, email address, phone and log-in are erased, and every device is logged out.',
  'Sessions you scheduled go ahead; your company owner takes them over.',
];

function ClosingForm({ user, onKeep }: { user: User; onKeep: () => void }) {
  const hasPassword = user.password !== null;
  const form = useForm<Required<CloseAccountRequest>>({
    initialValues: { email: '', password: '' },
    validate: {
      email: required('your address'),
      password: hasPassword ? required('your password') : undefined,
    },
  });
  const close = useCloseAccount();
  const closing = {
    ...close,
    issue: ({ email, password }: typeof form.values) =>
      close.issue({ email: email.trim(), ...(hasPassword && { password }) }),
  };
  return (
    <CheckedForm
      form={form}
      command={closing}
      label="Close the account"
      submit="Close account permanently"
      look={{ color: 'ember' }}
      ways={
        <Button variant="default" onClick={onKeep}>
          Keep account
        </Button>
      }
    >
      <TextInput
        label="Type your email to confirm"
        description={user.email}
        type="email"
        autoComplete="off"
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

/** Closes the account, and lists beforehand what happens to each kind of data. */
export function CloseAccount({ user }: { user: User }) {
  const [isConfirming, setConfirming] = useState(false);
  const isOwner = user.user_type_id === userTypes.CONSUMER_ADMIN && user.company_name !== null;
  const title = isOwner ? `Close the account of ${user.company_name}` : 'Close your account';
  const effects = isOwner ? companyEffects : ownEffects;
  return (
    <section className={styles.panel} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.soft}>{effects[0]}</p>
      <div className={styles.row}>
        <Button variant="outline" color="ember" onClick={() => setConfirming(true)}>
          {isOwner ? 'Close the company’s account' : 'Close my account'}
        </Button>
      </div>
      <Dialog opened={isConfirming} onClose={() => setConfirming(false)} title={`${title}?`}>
        <p data-autofocus tabIndex={-1}>
          You can’t undo this.
        </p>
        <ul className={styles.effects}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <ClosingForm user={user} onKeep={() => setConfirming(false)} />
      </Dialog>
    </section>
  );
}
