import { Anchor, Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router-dom';
import { useForgotPassword } from '../../react/use-account.ts';
import { emailRule } from '../shared/form-rules.ts';
import { FormStack } from '../shared/form-stack.tsx';
import { useCheckedSubmit } from '../shared/use-checked-submit.ts';
import { useFailureFields } from '../shared/use-failure-fields.ts';
import { AuthFrame } from './auth-frame.tsx';

export default function ForgotPasswordPage() {
  const form = useForm({ initialValues: { email: '' }, validate: { email: emailRule } });
  const request = useForgotPassword();
  const general = useFailureFields(form, request.failure);
  const submit = useCheckedSubmit(form, request.issue);
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="Write your address and we mail you a link. It works once, for an hour."
      foot={
        <p>
          <Anchor component={Link} to="/login">
            Back to the login
          </Anchor>
        </p>
      }
    >
      {request.done ? (
        <p role="status">
          We have emailed your password reset link, if {form.values.email.trim()} has an account here. Look in
          the spam folder too.
        </p>
      ) : (
        <FormStack
          label="Forgotten password"
          onSubmit={submit}
          failure={general}
          actions={
            <Button type="submit" loading={request.busy}>
              Send the link
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
        </FormStack>
      )}
    </AuthFrame>
  );
}
