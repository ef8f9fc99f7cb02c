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
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';

interface LinkProps {
  token: string;
  /** The address that the link was mailed to; empty if the link is incomplete. */
  email: string;
}

/** Checks whether the link is still valid, before a password is chosen. */
export default function ResetPasswordPage() {
  const words = useLogInWords().reset;
  const { token = '' } = useParams();
  const { hash } = useLocation();
  const email = new URLSearchParams(hash.slice(1)).get('email') ?? '';
  const { isOpen, isClosed, failed, error, refresh } = useResetLink(token);
  if (isOpen) return <NewPassword token={token} email={email} />;
  if (isClosed) return <ClosedLink email={email} />;
  if (failed)
    return <ErrorPanel title={words.checkFailed} message={readableMessage(error)} onRetry={refresh} />;
  return <CheckingLink />;
}

function ClosedLink({ email }: Pick<LinkProps, 'email'>) {
  const { logIn, reset: words, forgot } = useLogInWords();
  const another = useForgotPassword();
  return (
    <AuthFrame
      title={words.closed}
      lead={words.closedText}
      foot={
        <p>
          {words.isChosen}{' '}
          <Link to="/login" state={carrying(email)}>
            {logIn}
          </Link>
        </p>
      }
    >
      {another.done ? (
        <p role="status">{forgot.sent(email)}</p>
      ) : email === '' ? (
        <ButtonLink to="/forgot-password">{words.requestNew}</ButtonLink>
      ) : (
        <>
          <p>{words.goesTo(email)}</p>
          <Button loading={another.busy} onClick={() => another.issue({ email })}>
            {words.sendNew}
          </Button>
          <p role="alert">{another.failure?.message}</p>
        </>
      )}
    </AuthFrame>
  );
}

function NewPassword({ token, email }: LinkProps) {
  const { logIn, reset: words, passwords } = useLogInWords();
  const rules = useFormRules();
  const form = useForm({
    initialValues: { email, password: '', password_confirmation: '' },
    validate: { email: rules.email, password: rules.password, password_confirmation: rules.confirmation },
  });
  const reset = useResetPassword(token);
  if (reset.done) {
    return (
      <AuthFrame title={words.done} lead={words.doneText}>
        <ButtonLink to="/login" state={carrying(form.values.email)}>
          {logIn}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={words.title}
      foot={
        <p>
          {words.isExpired}{' '}
          <Link to="/forgot-password" state={carrying(form.values.email)}>
            {words.requestNew}
          </Link>
        </p>
      }
    >
      <CheckedForm form={form} command={reset} label={passwords.newPassword} submit={words.submit}>
        <WorkEmailField getInputProps={form.getInputProps} />
        <NewPasswordFields name="newPassword" getInputProps={form.getInputProps} />
      </CheckedForm>
    </AuthFrame>
  );
}
