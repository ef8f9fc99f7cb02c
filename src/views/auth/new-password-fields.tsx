import type { GetInputProps } from './input-props.ts';
import { PasswordInput } from './password-input.tsx';

interface NewPasswordFieldsProps {
  label: string;
  getInputProps: GetInputProps<'password' | 'password_confirmation'>;
}

/** A password to be, twice, with its strength. */
export function NewPasswordFields({ label, getInputProps }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        metered
        label={label}
        autoComplete="new-password"
        required
        {...getInputProps('password')}
      />
      <PasswordInput
        label={`${label} again`}
        autoComplete="new-password"
        required
        {...getInputProps('password_confirmation')}
      />
    </>
  );
}
