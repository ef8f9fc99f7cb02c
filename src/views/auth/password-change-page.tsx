import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ChangePasswordRequest } from '#contract/identity.ts';
import { useServices, useToasts } from '../../app-context.tsx';
import { useAdminAuthVerbs, useUser } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useSubmission } from '../../machines/submission/use-submission.tsx';
import { FormStack } from '../shared/form-stack.tsx';
import { PageHead } from '../shared/page-head.tsx';
import styles from './auth.module.css';
import { confirmationRule, passwordRule, required } from './form-rules.ts';
import { PasswordInput } from './password-input.tsx';
import { useFailureFields } from './use-failure-fields.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const empty: ChangePasswordRequest = { current_password: '', password: '', password_confirmation: '' };

export default function PasswordChangePage() {
  const { profile } = useServices();
  const toasts = useToasts();
  const user = useUser();
  const { adoptToken } = useAdminAuthVerbs();
  const form = useForm({
    initialValues: empty,
    validate: {
      current_password: required('your current password'),
      password: passwordRule,
      password_confirmation: confirmationRule,
    },
  });
  const submission = useSubmission({
    send: (values: ChangePasswordRequest) => profile.changePassword(values),
    onDone: ({ token }, { password }) => {
      adoptToken(token, { email: user?.email ?? '', secret: password });
      form.reset();
      toasts.success('Password updated successfully!');
    },
  });
  const general = useFailureFields(form, submission.failure);
  return (
    <div className={styles.panels}>
      <PageHead title="Change password" indexed={false} />
      <h1>Change password</h1>
      <p className={styles.soft}>Every other sign-in of your account ends; this one stays.</p>
      <FormStack
        label="Change password"
        onSubmit={form.onSubmit(submission.submit)}
        failure={general}
        actions={
          <Button type="submit" loading={submission.busy}>
            Save the password
          </Button>
        }
      >
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          required
          {...form.getInputProps('current_password')}
        />
        <NewPasswordFields label="New password" getInputProps={form.getInputProps} />
      </FormStack>
    </div>
  );
}
