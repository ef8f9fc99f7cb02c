import { IconSelector } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './field.tsx';

type NativeSelectProps = Omit<FieldLook, 'leftSection' | 'rightSection'> &
  Omit<ComponentProps<'select'>, keyof FieldLook> & {
    /** Its choices, where they are not its children. */
    data?: readonly { value: string; label: string }[];
  };

/** The browser's own list of choices. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, description, describedBelow, error, required, size, className, ...rest } = props;
  const { id, 'aria-describedby': describedBy, data, children, ...select } = rest;
  const look = { label, description, describedBelow, error, required, size, className };
  return (
    <Field
      {...look}
      id={id}
      aria-describedby={describedBy}
      rightSection={<IconSelector aria-hidden="true" />}
    >
      {(framed) => (
        <select {...select} {...framed}>
          {data?.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
          {children}
        </select>
      )}
    </Field>
  );
}
