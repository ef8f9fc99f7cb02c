import { useId } from 'react';
import styles from './chips.module.css';

interface ChipsProps {
  /** What is chosen with them, in words. */
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** One of a few short choices, which takes effect at once. */
export function Chips({ label, value, choices, onChange }: ChipsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.chips}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.chip}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className={styles.input}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
