import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** The parts around a field; all other props go to its element. */
export interface FieldLook {
  label?: ReactNode;
  description?: ReactNode;
  /** Whether the description comes after the field, not before it. */
  describedBelow?: boolean | undefined;
  error?: ReactNode;
  required?: boolean | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  className?: string | undefined;
}

/** What the element of a field has of its frame. */
interface Framed {
  id: string;
  className: string | undefined;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldLook {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  children: (framed: Framed) => ReactNode;
}

/** A label, a description, the element and its error, in this order, each referenced by the element. */
export function Field({ describedBelow = false, size = 'lg', children, ...props }: FieldProps) {
  const { label, description, error, required, leftSection, rightSection, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const ids = { label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
  const described = [
    error ? ids.error : '',
    description ? ids.description : '',
    props['aria-describedby'] ?? '',
  ];
  const about = description ? (
    <p id={ids.description} className={styles.description}>
      {description}
    </p>
  ) : null;
  return (
    <div className={className ? `${styles.field} ${className}` : styles.field} data-size={size}>
      {label ? (
        <label id={ids.label} htmlFor={id} className={styles.label}>
          {label}
          {required ? (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </label>
      ) : null}
      {describedBelow ? null : about}
      <div
        className={styles.frame}
        data-error={error ? true : undefined}
        data-with-left={leftSection ? true : undefined}
        data-with-right={rightSection ? true : undefined}
      >
        {leftSection ? <span className={styles.left}>{leftSection}</span> : null}
        {children({
          id,
          className: styles.input,
          required,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described.filter(Boolean).join(' ') || undefined,
        })}
        {rightSection ? <span className={styles.right}>{rightSection}</span> : null}
      </div>
      {describedBelow ? about : null}
      {error ? (
        <p id={ids.error} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
