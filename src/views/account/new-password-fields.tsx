import type { GetInputProps } from './input-props.ts';
import { PasswordInput } from './password-input.tsx';
import { PasswordMeter } from './password-meter.tsx';

interface NewPasswordFieldsProps {
  label: string;
  getInputProps: GetInputProps<'password' | 'password_confirmation'>;
  /** Whose password it is, for password managers, where the form asks for no address. */
  email?: string;
}

/** A password to be, twice, with its strength. */
export function NewPasswordFields({ label, getInputProps, email }: NewPasswordFieldsProps) {
  const password = getInputProps('password');
  return (
    <>
      {email === undefined ? null : <input hidden readOnly autoComplete="username" value={email} />}
      <div>
        <PasswordInput label={label} autoComplete="new-password" required {...password} />
        <PasswordMeter password={String(password.value ?? '')} />
      </div>
      <PasswordInput
        label={`${label} again`}
        autoComplete="new-password"
        required
        {...getInputProps('password_confirmation')}
      />
    </>
  );
}
