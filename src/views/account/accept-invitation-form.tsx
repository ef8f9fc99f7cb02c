import { useForm } from '@mantine/form';
import { useNavigate } from 'react-router-dom';
import type { AcceptInvitationRequest } from '#contract/calls/schemas/company-admins.ts';
import { useAcceptInvitation } from '../../react/use-company-admins.ts';
import { confirmationRule, passwordRule, required } from '../shared/form-rules.ts';
import { CheckedForm } from '../shared/checked-form.tsx';
import { NameFields } from './name-fields.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

export function AcceptInvitationForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate();
  const form = useForm<AcceptInvitationRequest>({
    initialValues: { first_name: '', last_name: '', password: '', password_confirmation: '' },
    validate: {
      first_name: required('your first name'),
      last_name: required('your last name'),
      password: passwordRule,
      password_confirmation: confirmationRule,
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
