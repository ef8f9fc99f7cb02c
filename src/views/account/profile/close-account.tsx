import { useForm } from '../../shared/forms/use-form.ts';
import { useState } from 'react';
import type { CloseAccountRequest, ClosingRefund, User } from '#contract/calls/schemas/identity.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import { Button } from '../../shared/controls/button.tsx';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useCloseAccount, useClosingRefund } from '../../../react/use-account.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import type { Money } from '../../shared/money.ts';
import { Bone } from '../../shared/skeletons.tsx';
import { TryAgain } from '../../shared/try-again.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import styles from '../auth.module.css';
import { PasswordInput } from '../password-input.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import type { ProfileWords } from '#contract/words/en/organiser/account/profile.ts';
import { useProfileWords } from '../../../words/organiser/account/profile-words.ts';
import { useMoney } from '../../../words/use-texts.ts';

function refundTexts(
  { unused, amounts }: ClosingRefund,
  words: ProfileWords['closing'],
  { money }: Money,
): string[] {
  if (unused === 0) return [words.noneUnused];
  if (amounts.length === 0) return [words.noneRefunded(unused)];
  return [
    words.unused(unused),
    ...amounts.map(({ payment, currency, credits, amount_minor }) =>
      words.refunds[payment](money(amount_minor, currency), credits),
    ),
  ];
}

/** The money that the company gets back, as it stands now. */
function OwedRefund() {
  const words = useProfileWords().closing;
  const money = useMoney();
  const { data, error, failed, refresh } = useClosingRefund();
  return (
    <section aria-label={words.refund}>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : (
        <div role="status" aria-label={words.refundLoading}>
          <Bone height="1lh" width="72%" />
        </div>
      )}
      {data ? refundTexts(data, words, money).map((text) => <p key={text}>{text}</p>) : null}
    </section>
  );
}

function ClosingForm({ user, onKeep }: { user: User; onKeep: () => void }) {
  const hasPassword = user.password !== null;
  const words = useProfileWords().closing;
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
      label={words.form}
      submit={words.submit}
      look={{ color: 'ember' }}
      ways={
        <Button variant="default" onClick={onKeep}>
          {words.keep}
        </Button>
      }
    >
      <TextInput
        label={words.typeEmail}
        description={user.email}
        type="email"
        autoComplete="off"
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

/** Closes the account, and lists beforehand what happens to each kind of data. */
export function CloseAccount({ user }: { user: User }) {
  const words = useProfileWords().closing;
  const [isConfirming, setConfirming] = useState(false);
  const company = user.user_type_id === userTypes.CONSUMER_ADMIN ? user.company_name : null;
  const isOwner = company !== null;
  const title = isOwner ? words.company(company) : words.own;
  const effects = isOwner ? words.companyEffects : words.ownEffects;
  return (
    <section className={styles.panel} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.soft}>{effects[0]}</p>
      <div className={styles.row}>
        <Button variant="outline" color="ember" onClick={() => setConfirming(true)}>
          {isOwner ? words.openCompany : words.openOwn}
        </Button>
      </div>
      <Dialog opened={isConfirming} onClose={() => setConfirming(false)} title={words.ask(title)}>
        <p data-autofocus tabIndex={-1}>
          {words.final}
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
