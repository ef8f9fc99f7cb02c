import { Anchor, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useServices } from '../../app-context.tsx';
import { useSubmission } from '../../machines/submission/use-submission.tsx';
import { ButtonLink } from '../shared/button-link.tsx';
import { FormStack } from '../shared/form-stack.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { confirmationRule, emailRule, passwordRule } from './form-rules.ts';
import { useCheckedSubmit } from './use-checked-submit.ts';
import { useFailureFields } from './use-failure-fields.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

type NewPassword = { email: string; password: string; password_confirmation: string };

export default function ResetPasswordPage() {
  const { auth } = useServices();
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const email = new URLSearchParams(hash.slice(1)).get('email') ?? '';
  const form = useForm<NewPassword>({
    initialValues: { email, password: '', password_confirmation: '' },
    validate: { email: emailRule, password: passwordRule, password_confirmation: confirmationRule },
  });
  const submission = useSubmission({
    send: (values: NewPassword) => auth.resetPassword({ ...values, email: values.email.trim(), token }),
  });
  const general = useFailureFields(form, submission.failure);
  const submit = useCheckedSubmit(form, submission.submit);
  if (submission.done) {
    return (
      <AuthFrame title="Your password has been reset" lead="Every other sign-in of this account has ended.">
        <ButtonLink to="/login">Log in</ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Choose a new password"
      foot={
        <p>
          The link has expired or was used?{' '}
          <Anchor component={Link} to="/forgot-password">
            Ask for a new one
          </Anchor>
        </p>
      }
    >
      <FormStack
        label="New password"
        onSubmit={submit}
        failure={general}
        actions={
          <Button type="submit" loading={submission.busy}>
            Save the password
          </Button>
        }
      >
        <TextInput
          label="Work email"
          type="email"
          autoComplete="username"
          required
          {...form.getInputProps('email')}
        />
        <NewPasswordFields label="New password" getInputProps={form.getInputProps} />
      </FormStack>
    </AuthFrame>
  );
}
