import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '../shared/controls/button.tsx';
import { useAdminAuthVerbs, useUser } from '../../machines/admin-auth/use-admin-auth.tsx';
import { useAcceptInvitation, useInvitation } from '../../react/use-company-admins.ts';
import { isGone, readableMessage } from '../../services/http/api-error.ts';
import { ButtonLink } from '../shared/controls/button-link.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { PageSkeleton } from '../shared/skeletons.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useForm } from '../shared/forms/use-form.ts';
import type { AcceptInvitationRequest } from '#contract/calls/schemas/company-admins.ts';
import { useFormRules } from '../shared/forms/form-rules.ts';
import { CheckedForm } from '../shared/forms/checked-form.tsx';
import { NameFields } from './name-fields.tsx';
import { SingleSignOnButton } from './single-sign-on-button.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useAccountWords } from '../../words/organiser/account/account-words.ts';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';
import { useRoleWords } from '../../words/organiser/account/role-words.ts';

function AcceptInvitationForm({ token, email }: { token: string; email: string }) {
  const words = useAccountWords().invitation;
  const navigate = useNavigate();
  const rules = useFormRules();
  const form = useForm<Required<AcceptInvitationRequest>>({
    initialValues: { first_name: '', last_name: '', password: '', password_confirmation: '' },
    validate: {
      first_name: rules.required('firstName'),
      password: rules.password,
      password_confirmation: rules.confirmation,
    },
  });
  const accept = useAcceptInvitation(token, email, () => navigate('/login'));
  return (
    <CheckedForm form={form} command={accept} label={words.form} submit={words.submit}>
      <NameFields getInputProps={form.getInputProps} />
      <NewPasswordFields name="password" email={email} getInputProps={form.getInputProps} />
    </CheckedForm>
  );
}

export default function InviteAdminPage() {
  const words = useAccountWords().invitation;
  const { takeHome, openDashboard, logIn } = useLogInWords();
  const roleWords = useRoleWords();
  const { token = '' } = useParams();
  const user = useUser();
  const { logOut } = useAdminAuthVerbs();
  const { data, error, failed, refresh } = useInvitation(token);
  if (failed) {
    return isGone(error) ? (
      <AuthFrame title={words.gone} lead={words.goneText}>
        <ButtonLink to="/">{takeHome}</ButtonLink>
      </AuthFrame>
    ) : (
      <ErrorPanel title={words.failed} message={readableMessage(error)} onRetry={refresh} />
    );
  }
  if (!data) return <PageSkeleton />;
  const { state, company, inviter, email, user_type_id, sign_on } = data;
  if (state === 'used') {
    return (
      <AuthFrame title={words.used} lead={words.usedText(company)}>
        <ButtonLink to={user ? '/dashboard' : '/login'}>{user ? openDashboard : logIn}</ButtonLink>
      </AuthFrame>
    );
  }
  if (state === 'expired') {
    return (
      <AuthFrame title={words.expired} lead={words.expiredText(inviter, company)}>
        <ButtonLink to="/">{takeHome}</ButtonLink>
      </AuthFrame>
    );
  }
  if (user && user.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <AuthFrame title={words.other} lead={words.otherText(email, user.email)}>
        <Button onClick={logOut}>{words.logOut}</Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={words.title(company)}
      lead={words.text(inviter, email, roleWords.as[user_type_id], roleWords.can[user_type_id])}
    >
      {sign_on === 'none' ? null : <SingleSignOnButton label={words.withSignOn} readAddress={() => email} />}
      {sign_on === 'enforced' ? null : <AcceptInvitationForm token={token} email={email} />}
    </AuthFrame>
  );
}
