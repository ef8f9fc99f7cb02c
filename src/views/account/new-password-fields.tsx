import type { GetInputProps } from './input-props.ts';
import { PasswordInput } from './password-input.tsx';

interface NewPasswordFieldsProps {
  label: string;
  getInputProps: GetInputProps<'password' | 'password_confirmation'>;
  /** Whose password it is, for password managers, where the form asks for no address. */
  email?: string;
}

/** A password to be, twice, with its strength. */
export function NewPasswordFields({ label, getInputProps, email }: NewPasswordFieldsProps) {
  return (
    <>
      {email === undefined ? null : <input hidden readOnly autoComplete="username" value={email} />}
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
