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

const empty: ChangePasswordRequest = { current_password: '', password: '', password_confirmation: '' };

export default function PasswordChangePage() {
  const user = useUser();
  if (!user) return null;
  return (
    <div className={styles.panels}>
      <PageHead title="Change password" indexed={false} />
      <h1>Change password</h1>
      {user.password === null ? <NoPassword /> : <ChangeForm email={user.email} />}
    </div>
  );
}

/** An account of a social provider gets its first password as a forgotten one is replaced: by its mailbox. */
function NoPassword() {
  return (
    <>
      <p className={styles.soft}>
        You log in without a password. If you’d like one too, we’ll email you a link to set it.
      </p>
      <div>
        <ButtonLink to="/forgot-password">Set a password</ButtonLink>
      </div>
    </>
  );
}

function ChangeForm({ email }: { email: string }) {
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
    toasts.success('Password updated successfully!');
  });
  return (
    <>
      <p className={styles.soft}>You’ll be logged out everywhere else; this browser stays logged in.</p>
      <CheckedForm form={form} command={change} label="Change password" submit="Save password">
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          required
          {...form.getInputProps('current_password')}
        />
        <NewPasswordFields label="New password" email={email} getInputProps={form.getInputProps} />
      </CheckedForm>
    </>
  );
}
