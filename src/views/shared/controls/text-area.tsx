import type { ComponentProps, CSSProperties } from 'react';
import { Field, type FieldLook } from './field.tsx';

type TextAreaProps = Omit<FieldLook, 'leftSection' | 'rightSection'> &
  Omit<ComponentProps<'textarea'>, keyof FieldLook | 'style'> & { rows: number };

/** Several lines; it grows with them where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { label, description, describedBelow, error, required, size, className, ...rest } = props;
  const { id, 'aria-describedby': describedBy, ...textarea } = rest;
  const look = { label, description, describedBelow, error, required, size, className };
  return (
    <Field {...look} id={id} aria-describedby={describedBy}>
      {(framed) => (
        <textarea {...textarea} {...framed} style={{ '--rows': textarea.rows } as CSSProperties} />
      )}
    </Field>
  );
}
