import { useForm } from '../shared/forms/use-form.ts';
import { Link } from 'react-router-dom';
import { useForgotPassword } from '../../react/use-account.ts';
import { useFormRules } from '../shared/forms/form-rules.ts';
import { CheckedForm } from '../shared/forms/checked-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { carrying, useCarriedAddress } from './use-carried-address.ts';
import { WorkEmailField } from './work-email-field.tsx';

export default function ForgotPasswordPage() {
  const rules = useFormRules();
  const form = useForm({ initialValues: { email: useCarriedAddress() }, validate: { email: rules.email } });
  const request = useForgotPassword();
  return (
    <AuthFrame
      title="Forgot your password?"
      lead="Enter your email and we’ll send you a link. It works once and expires after an hour."
      found={{
        path: '/forgot-password',
        description:
          'Ask for a link to choose a new password for your Muster account. It works once, for an hour.',
      }}
      foot={
        <p>
          <Link to="/login" state={carrying(form.values.email)}>
            Back to log in
          </Link>
        </p>
      }
    >
      {request.done ? (
        <p role="status">
          We have emailed your password reset link, if {form.values.email.trim()} has an account here. Check
          your spam folder too.
        </p>
      ) : (
        <CheckedForm form={form} command={request} label="Forgotten password" submit="Send the link">
          <WorkEmailField getInputProps={form.getInputProps} />
        </CheckedForm>
      )}
    </AuthFrame>
  );
}
