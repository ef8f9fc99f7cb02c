import { useNavigate, useParams } from 'react-router-dom';
import { roleWords } from '#contract/words/role-words.ts';
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

function AcceptInvitationForm({ token, email }: { token: string; email: string }) {
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
    <CheckedForm form={form} command={accept} label="Accept the invitation" submit="Join">
      <NameFields getInputProps={form.getInputProps} />
      <NewPasswordFields label="Password" email={email} getInputProps={form.getInputProps} />
    </CheckedForm>
  );
}

export default function InviteAdminPage() {
  const { token = '' } = useParams();
  const user = useUser();
  const { logOut } = useAdminAuthVerbs();
  const { data, error, failed, refresh } = useInvitation(token);
  if (failed) {
    return isGone(error) ? (
      <AuthFrame
        title="This invitation isn’t valid"
        lead="It may have been withdrawn or replaced by a newer one, or the link is incomplete. Ask the person who invited you for a new one."
      >
        <ButtonLink to="/">Take me home</ButtonLink>
      </AuthFrame>
    ) : (
      <ErrorPanel
        title="We could not read the invitation"
        message={readableMessage(error)}
        onRetry={refresh}
      />
    );
  }
  if (!data) return <PageSkeleton />;
  const { state, company, inviter, email, user_type_id, sign_on } = data;
  const { noun, can } = roleWords[user_type_id];
  if (state === 'used') {
    return (
      <AuthFrame title="You have already joined" lead={`This invitation to ${company} was accepted.`}>
        <ButtonLink to={user ? '/dashboard' : '/login'}>{user ? 'Open the dashboard' : 'Log in'}</ButtonLink>
      </AuthFrame>
    );
  }
  if (state === 'expired') {
    return (
      <AuthFrame
        title="This invitation has expired"
        lead={`Invitations are valid for seven days. Ask ${inviter} at ${company} to send a new one.`}
      >
        <ButtonLink to="/">Take me home</ButtonLink>
      </AuthFrame>
    );
  }
  if (user && user.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <AuthFrame
        title="This invitation is for another account"
        lead={`It was sent to ${email}, and you are logged in as ${user.email}.`}
      >
        <Button onClick={logOut}>Log out, then open the link again</Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={`Join ${company}`}
      lead={`${inviter} invites you, ${email}, to join as ${noun}. You can then ${can}.`}
    >
      {sign_on === 'none' ? null : (
        <SingleSignOnButton label="Join with single sign-on" readAddress={() => email} />
      )}
      {sign_on === 'enforced' ? null : <AcceptInvitationForm token={token} email={email} />}
    </AuthFrame>
  );
}
