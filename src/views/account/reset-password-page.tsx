import { Anchor, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useResetPassword } from '../../react/use-account.ts';
import { ButtonLink } from '../shared/button-link.tsx';
import { confirmationRule, emailRule, passwordRule } from '../shared/form-rules.ts';
import { FormStack } from '../shared/form-stack.tsx';
import { useCheckedSubmit } from '../shared/use-checked-submit.ts';
import { useFailureFields } from '../shared/use-failure-fields.ts';
import { AuthFrame } from './auth-frame.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

export default function ResetPasswordPage() {
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const email = new URLSearchParams(hash.slice(1)).get('email') ?? '';
  const form = useForm({
    initialValues: { email, password: '', password_confirmation: '' },
    validate: { email: emailRule, password: passwordRule, password_confirmation: confirmationRule },
  });
  const reset = useResetPassword(token);
  const general = useFailureFields(form, reset.failure);
  const submit = useCheckedSubmit(form, reset.issue);
  if (reset.done) {
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
          <Button type="submit" loading={reset.busy}>
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
