import type { GetInputProps } from './input-props.ts';
import { PasswordInput } from './password-input.tsx';
import { minimumPassword } from '../shared/forms/form-rules.ts';
import styles from './auth.module.css';

const steps = [
  { from: 16, share: 100, word: 'Strong' },
  { from: 12, share: 75, word: 'Good' },
  { from: minimumPassword, share: 50, word: 'Long enough; longer is better' },
  { from: 1, share: 20, word: `At least ${minimumPassword} characters` },
];

/** Length is what makes a password hard to guess, so length is what it measures. */
function PasswordMeter({ password }: { password: string }) {
  const length = [...password].length;
  const step = steps.find(({ from }) => length >= from);
  return (
    <div className={styles.meter}>
      <div className={styles.meterTrack}>
        <div
          className={styles.meterBar}
          data-weak={length < minimumPassword || undefined}
          style={{ transform: `scaleX(${(step?.share ?? 0) / 100})` }}
        />
      </div>
      <p className={styles.meterWord} aria-live="polite">
        {step?.word ?? `At least ${minimumPassword} characters. A short sentence is easy to remember.`}
      </p>
    </div>
  );
}

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
