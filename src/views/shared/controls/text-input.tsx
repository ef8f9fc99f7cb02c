import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './field.tsx';

export type TextInputProps = FieldLook & Omit<ComponentProps<'input'>, keyof FieldLook>;

export function TextInput(props: TextInputProps) {
  const { label, description, describedBelow, error, required, size, leftSection, rightSection, ...rest } =
    props;
  const { className, id, 'aria-describedby': describedBy, ...input } = rest;
  const look = { label, description, describedBelow, error, required, size, leftSection, rightSection };
  return (
    <Field {...look} className={className} id={id} aria-describedby={describedBy}>
      {(framed) => <input type="text" {...input} {...framed} />}
    </Field>
  );
}
