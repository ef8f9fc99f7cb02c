import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { CloseAccountRequest, User } from '#contract/calls/schemas/identity.ts';
import { userTypes } from '#contract/rules/user-types.ts';
import { Button } from '../shared/controls/button.tsx';
import { TextInput } from '../shared/controls/text-input.tsx';
import { useCloseAccount } from '../../react/use-account.ts';
import { required } from '../shared/form-rules.ts';
import { CheckedForm } from '../shared/checked-form.tsx';
import styles from './auth.module.css';
import { PasswordInput } from './password-input.tsx';
import { Dialog } from '../shared/dialog.tsx';

const companyEffects = [
  'Sessions to come are cancelled; their guests are told.',
  'Names and addresses of administrators and guests are erased, and certificates with them. Results keep seats without names.',
  'Orders, invoices and the credit ledger stay as long as tax law asks for it.',
  'Unused credits that you bought in the last twelve months are paid back.',
];
const ownEffects = [
  'Your name, address, phone and sign-in are erased, and every device is logged out.',
  'Sessions that you planned go on; your company’s owner sees to them.',
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
      submit="Close it for good"
      look={{ color: 'ember' }}
      ways={
        <Button variant="default" onClick={onKeep}>
          Keep it
        </Button>
      }
    >
      <TextInput
        label="Type your address"
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

/** The way out, with what happens to everything said before it happens. */
export function CloseAccount({ user }: { user: User }) {
  const [asked, setAsked] = useState(false);
  const isOwner = user.user_type_id === userTypes.CONSUMER_ADMIN && user.company_name !== null;
  const title = isOwner ? `Close the account of ${user.company_name}` : 'Close your account';
  const effects = isOwner ? companyEffects : ownEffects;
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.soft}>{effects[0]}</p>
      <div className={styles.row}>
        <Button variant="outline" color="ember" onClick={() => setAsked(true)}>
          {isOwner ? 'Close the company’s account' : 'Close my account'}
        </Button>
      </div>
      <Dialog opened={asked} onClose={() => setAsked(false)} title={`${title}?`}>
        <p data-autofocus tabIndex={-1}>
          It cannot be undone.
        </p>
        <ul className={styles.effects}>
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <ClosingForm user={user} onKeep={() => setAsked(false)} />
      </Dialog>
    </section>
  );
}
