import { useForm } from '../shared/forms/use-form.ts';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useForgotPassword, useResetPassword } from '../../react/use-account.ts';
import { useResetLink } from '../../react/account/use-reset-link.ts';
import { readableMessage } from '../../services/http/api-error.ts';
import { Button } from '../shared/controls/button.tsx';
import { ButtonLink } from '../shared/controls/button-link.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { useFormRules } from '../shared/forms/form-rules.ts';
import { CheckedForm } from '../shared/forms/checked-form.tsx';
import { CheckingLink } from './checking-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { carrying } from './use-carried-address.ts';
import { WorkEmailField } from './work-email-field.tsx';

interface LinkProps {
  token: string;
  /** The address that the link was mailed to; empty if the link is incomplete. */
  email: string;
}

/** Checks whether the link is still valid, before a password is chosen. */
export default function ResetPasswordPage() {
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const email = new URLSearchParams(hash.slice(1)).get('email') ?? '';
  const { isOpen, isClosed, failed, error, refresh } = useResetLink(token);
  if (isOpen) return <NewPassword token={token} email={email} />;
  if (isClosed) return <ClosedLink email={email} />;
  if (failed)
    return (
      <ErrorPanel title="We couldn’t check your link" message={readableMessage(error)} onRetry={refresh} />
    );
  return <CheckingLink />;
}

function ClosedLink({ email }: Pick<LinkProps, 'email'>) {
  const another = useForgotPassword();
  return (
    <AuthFrame
      title="This link no longer works"
      lead="Links work once and expire after an hour. Only the newest email counts."
      foot={
        <p>
          Already chosen a new password?{' '}
          <Link to="/login" state={carrying(email)}>
            Log in
          </Link>
        </p>
      }
    >
      {another.done ? (
        <p role="status">
          We have emailed your password reset link, if {email} has an account here. Check your spam folder
          too.
        </p>
      ) : email === '' ? (
        <ButtonLink to="/forgot-password">Request a new link</ButtonLink>
      ) : (
        <>
          <p>A new one goes to {email}.</p>
          <Button loading={another.busy} onClick={() => another.issue({ email })}>
            Send a new link
          </Button>
          <p role="alert">{another.failure?.message}</p>
        </>
      )}
    </AuthFrame>
  );
}

function NewPassword({ token, email }: LinkProps) {
  const rules = useFormRules();
  const form = useForm({
    initialValues: { email, password: '', password_confirmation: '' },
    validate: { email: rules.email, password: rules.password, password_confirmation: rules.confirmation },
  });
  const reset = useResetPassword(token);
  if (reset.done) {
    return (
      <AuthFrame title="Your password has been reset" lead="You’ve been logged out everywhere else.">
        <ButtonLink to="/login" state={carrying(form.values.email)}>
          Log in
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Choose a new password"
      foot={
        <p>
          Link expired?{' '}
          <Link to="/forgot-password" state={carrying(form.values.email)}>
            Request a new link
          </Link>
        </p>
      }
    >
      <CheckedForm form={form} command={reset} label="New password" submit="Save password">
        <WorkEmailField getInputProps={form.getInputProps} />
        <NewPasswordFields label="New password" getInputProps={form.getInputProps} />
      </CheckedForm>
    </AuthFrame>
  );
}
