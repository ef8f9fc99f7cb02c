import { minimumPassword } from '../shared/form-rules.ts';
import styles from './auth.module.css';

const steps = [
  { from: 16, share: 100, word: 'Strong' },
  { from: 12, share: 75, word: 'Good' },
  { from: minimumPassword, share: 50, word: 'Long enough; longer is better' },
  { from: 1, share: 20, word: `At least ${minimumPassword} characters` },
];

/** Length is what makes a password hard to guess, so length is what it measures. */
export function PasswordMeter({ password }: { password: string }) {
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
        {step?.word ?? `At least ${minimumPassword} characters; a short sentence is easy to keep in mind`}
      </p>
    </div>
  );
}
