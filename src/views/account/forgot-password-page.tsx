import { useForm } from '../shared/forms/use-form.ts';
import { Link } from 'react-router-dom';
import { useForgotPassword } from '../../react/use-account.ts';
import { useFormRules } from '../shared/forms/form-rules.ts';
import { CheckedForm } from '../shared/forms/checked-form.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { carrying, useCarriedAddress } from './use-carried-address.ts';
import { WorkEmailField } from './work-email-field.tsx';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';

export default function ForgotPasswordPage() {
  const words = useLogInWords().forgot;
  const rules = useFormRules();
  const form = useForm({ initialValues: { email: useCarriedAddress() }, validate: { email: rules.email } });
  const request = useForgotPassword();
  return (
    <AuthFrame
      title={words.title}
      lead={words.lead}
      found={{ path: '/forgot-password', description: words.description }}
      foot={
        <p>
          <Link to="/login" state={carrying(form.values.email)}>
            {words.back}
          </Link>
        </p>
      }
    >
      {request.done ? (
        <p role="status">{words.sent(form.values.email.trim())}</p>
      ) : (
        <CheckedForm form={form} command={request} label={words.form} submit={words.submit}>
          <WorkEmailField getInputProps={form.getInputProps} />
        </CheckedForm>
      )}
    </AuthFrame>
  );
}
