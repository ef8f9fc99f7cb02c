import type { ReactNode } from 'react';
import type { Failure } from '../../../services/http/failure.ts';
import { supportsPasskeys } from '../../../services/passkeys/passkey-prompts.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { useForm } from '../../shared/forms/use-form.ts';
import { PasswordInput } from '../password-input.tsx';
import { useSecondFactorWords } from '../../../words/organiser/account/second-factor-words.ts';

interface ProofFormProps {
  command: {
    issue(values: { password: string; code: string }): void;
    busy: boolean;
    failure: Failure | null;
  };
  label: string;
  submit: string;
  /** The account has some, so that one of them does instead of a code. */
  hasPasskeys: boolean;
  children?: ReactNode;
}

/** Password and second factor, so that a browser that was left open is not enough. */
export function ProofForm({ hasPasskeys, children, ...form }: ProofFormProps) {
  const byPasskey = hasPasskeys && supportsPasskeys();
  const words = useSecondFactorWords();
  const rules = useFormRules();
  const fields = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: rules.required('password'),
      ...(byPasskey ? {} : { code: rules.required('code') }),
    },
  });
  return (
    <CheckedForm form={fields} {...form} look={{ color: 'ember' }}>
      {children}
      <PasswordInput
        label={words.password}
        autoComplete="current-password"
        required
        {...fields.getInputProps('password')}
      />
      <TextInput
        label={words.code}
        description={byPasskey ? words.orPasskey : undefined}
        autoComplete="one-time-code"
        required={!byPasskey}
        {...fields.getInputProps('code')}
      />
    </CheckedForm>
  );
}
