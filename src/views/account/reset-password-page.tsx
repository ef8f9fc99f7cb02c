import { useForm } from '@mantine/form';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useResetPassword } from '../../react/use-account.ts';
import { ButtonLink } from '../shared/controls/button-link.tsx';
import { confirmationRule, emailRule, passwordRule } from '../shared/form-rules.ts';
import { CheckedForm } from '../shared/checked-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { WorkEmailField } from './work-email-field.tsx';

export default function ResetPasswordPage() {
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const email = new URLSearchParams(hash.slice(1)).get('email') ?? '';
  const form = useForm({
    initialValues: { email, password: '', password_confirmation: '' },
    validate: { email: emailRule, password: passwordRule, password_confirmation: confirmationRule },
  });
  const reset = useResetPassword(token);
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
          The link has expired or was used? <Link to="/forgot-password">Ask for a new one</Link>
        </p>
      }
    >
      <CheckedForm form={form} command={reset} label="New password" submit="Save the password">
        <WorkEmailField getInputProps={form.getInputProps} />
        <NewPasswordFields label="New password" getInputProps={form.getInputProps} />
      </CheckedForm>
    </AuthFrame>
  );
}
