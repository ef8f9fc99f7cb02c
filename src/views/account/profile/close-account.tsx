import { useForm } from '../../shared/forms/use-form.ts';
import { useState } from 'react';
import type { CloseAccountRequest, ClosingRefund, User } from '#contract/calls/schemas/identity.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useCloseAccount, useClosingRefund } from '../../../react/use-account.ts';
import { plural } from '#contract/words/en/counts.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { moneyText } from '../../shared/money.ts';
import { Bone } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
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

const wayBack = { card: 'to the card you paid with', invoice: 'by bank transfer' } as const;

function refundTexts({ unused, amounts }: ClosingRefund): string[] {
  if (unused === 0) return ['You have no unused credits, so there’s nothing to refund.'];
  const left = `You have ${plural(unused, 'unused credit', 'unused credits')}.`;
  if (amounts.length === 0)
    return [`${left} None of them was bought in the last twelve months, so there’s nothing to refund.`];
  return [
    left,
    ...amounts.map(
      ({ payment, currency, credits, amount_minor }) =>
        `We’ll refund ${moneyText(amount_minor, currency)} for ${plural(credits, 'credit', 'credits')} ${wayBack[payment]}.`,
    ),
  ];
}

/** The money that the company gets back, as it stands now. */
function OwedRefund() {
  const { data, error, failed, refresh } = useClosingRefund();
  return (
    <section aria-label="Refund">
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : (
        <div role="status" aria-label="Loading the refund">
          <Bone height="1lh" width="72%" />
        </div>
      )}
      {data ? refundTexts(data).map((text) => <p key={text}>{text}</p>) : null}
    </section>
  );
}

function ClosingForm({ user, onKeep }: { user: User; onKeep: () => void }) {
  const hasPassword = user.password !== null;
  const rules = useFormRules();
  const form = useForm<Required<CloseAccountRequest>>({
    initialValues: { email: '', password: '' },
    validate: {
      email: rules.required('email'),
      password: hasPassword ? rules.required('password') : undefined,
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
        {isOwner ? <OwedRefund /> : null}
        <ClosingForm user={user} onKeep={() => setConfirming(false)} />
      </Dialog>
    </section>
  );
}
