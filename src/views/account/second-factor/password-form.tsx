import type { Failure } from '../../../services/http/failure.ts';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { PasswordInput } from '../password-input.tsx';
import { useSecondFactorWords } from '../../../words/organiser/account/second-factor-words.ts';

interface PasswordFormProps {
  command: { issue(values: { password: string }): void; busy: boolean; failure: Failure | null };
  label: string;
  submit: string;
}

/** Asks for the password before something that a browser left open should not do. */
export function PasswordForm(props: PasswordFormProps) {
  const { password } = useSecondFactorWords();
  const rules = useFormRules();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: rules.required('password') },
  });
  return (
    <CheckedForm form={form} {...props}>
      <PasswordInput
        label={password}
        autoComplete="current-password"
        required
        {...form.getInputProps('password')}
      />
    </CheckedForm>
  );
}
