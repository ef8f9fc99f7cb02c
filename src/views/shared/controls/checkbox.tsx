import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'className'> {
  label: ReactNode;
}

/** Chosen or not; takes effect with later requests. */
export function Checkbox({ label, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.checkbox}>
      <input {...input} id={id} type="checkbox" className={styles.input} />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    </div>
  );
}
