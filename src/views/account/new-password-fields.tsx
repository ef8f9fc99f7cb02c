import type { GetInputProps } from './input-props.ts';
import { PasswordInput } from './password-input.tsx';
import { minimumPassword } from '../shared/forms/form-rules.ts';
import styles from './auth.module.css';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';

const steps = [
  { from: 16, share: 100, name: 'strong' },
  { from: 12, share: 75, name: 'good' },
  { from: minimumPassword, share: 50, name: 'enough' },
  { from: 1, share: 20, name: 'tooShort' },
  { from: 0, share: 0, name: 'empty' },
] as const;

/** Length is what makes a password hard to guess, so length is what it measures. */
function PasswordMeter({ password }: { password: string }) {
  const words = useLogInWords().passwords;
  const length = [...password].length;
  const { share, name } = steps.find(({ from }) => length >= from) ?? steps[4];
  const text = words[name];
  return (
    <div className={styles.meter}>
      <div className={styles.meterTrack}>
        <div
          className={styles.meterBar}
          data-weak={length < minimumPassword || undefined}
          style={{ transform: `scaleX(${share / 100})` }}
        />
      </div>
      <p className={styles.meterWord} aria-live="polite">
        {typeof text === 'function' ? text(minimumPassword) : text}
      </p>
    </div>
  );
}

interface NewPasswordFieldsProps {
  /** `newPassword` where there was another one. */
  name: 'password' | 'newPassword';
  getInputProps: GetInputProps<'password' | 'password_confirmation'>;
  /** Whose password it is, for password managers, where the form asks for no address. */
  email?: string;
}

/** A password to be, twice, with its strength. */
export function NewPasswordFields({ name, getInputProps, email }: NewPasswordFieldsProps) {
  const words = useLogInWords().passwords;
  const password = getInputProps('password');
  return (
    <>
      {email === undefined ? null : <input hidden readOnly autoComplete="username" value={email} />}
      <div>
        <PasswordInput label={words[name]} autoComplete="new-password" required {...password} />
        <PasswordMeter password={String(password.value ?? '')} />
      </div>
      <PasswordInput
        label={words[`${name}Again`]}
        autoComplete="new-password"
        required
        {...getInputProps('password_confirmation')}
      />
    </>
  );
}
