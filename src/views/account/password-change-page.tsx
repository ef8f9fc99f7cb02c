import { useForm } from '../shared/forms/use-form.ts';
import type { ChangePasswordRequest } from '#contract/calls/schemas/identity.ts';
import { useToasts } from '../../app-context.tsx';
import { useUser } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useChangePassword } from '../../react/use-account.ts';
import { ButtonLink } from '../shared/controls/button-link.tsx';
import { useFormRules } from '../shared/forms/form-rules.ts';
import { CheckedForm } from '../shared/forms/checked-form.tsx';
import { PageHead } from '../shared/shell/page-head.tsx';
import styles from './auth.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PasswordInput } from './password-input.tsx';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';

const empty: ChangePasswordRequest = { current_password: '', password: '', password_confirmation: '' };

export default function PasswordChangePage() {
  const words = useLogInWords().change;
  const user = useUser();
  if (!user) return null;
  return (
    <div className={styles.panels}>
      <PageHead title={words.title} indexed={false} />
      <h1>{words.title}</h1>
      {user.password === null ? <NoPassword /> : <ChangeForm email={user.email} />}
    </div>
  );
}

/** An account of a social provider gets its first password as a forgotten one is replaced: by its mailbox. */
function NoPassword() {
  const words = useLogInWords().change;
  return (
    <>
      <p className={styles.soft}>{words.none}</p>
      <div>
        <ButtonLink to="/forgot-password">{words.set}</ButtonLink>
      </div>
    </>
  );
}

function ChangeForm({ email }: { email: string }) {
  const words = useLogInWords().change;
  const toasts = useToasts();
  const rules = useFormRules();
  const form = useForm({
    initialValues: empty,
    validate: {
      current_password: rules.required('currentPassword'),
      password: rules.password,
      password_confirmation: rules.confirmation,
    },
  });
  const change = useChangePassword(email, () => {
    form.reset();
    toasts.success(words.done);
  });
  return (
    <>
      <p className={styles.soft}>{words.lead}</p>
      <CheckedForm form={form} command={change} label={words.title} submit={words.submit}>
        <PasswordInput
          label={words.current}
          autoComplete="current-password"
          required
          {...form.getInputProps('current_password')}
        />
        <NewPasswordFields name="newPassword" email={email} getInputProps={form.getInputProps} />
      </CheckedForm>
    </>
  );
}
