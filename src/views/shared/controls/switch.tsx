import { type ComponentProps, type ReactNode, useId } from 'react';
import field from './field.module.css';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'className'> {
  label: ReactNode;
  description?: ReactNode;
}

/** Mutex one thing on or off at once. */
export function Switch({ label, description, ...input }: SwitchProps) {
  const id = useId();
  return (
    <div className={styles.switch} data-switch data-disabled={input.disabled || undefined}>
      <span className={styles.track}>
        <input
          {...input}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells by itself whether it is checked.
          role="switch"
          className={styles.input}
          aria-describedby={description ? `${id}-description` : undefined}
        />
        <span className={styles.thumb} aria-hidden="true" />
      </span>
      <div>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        {description ? (
          <p id={`${id}-description`} className={field.description}>
            {description}
          </p>
        ) : null}
      </div>
    </div>
  );
}
