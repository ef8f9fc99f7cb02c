import { NumberInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';

interface CountInputProps {
  label: string;
  description?: string;
  error?: ReactNode;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number from one. Emptied on the way to another number it tells nothing, and left empty it shows the last one. */
export function CountInput({ value, onChange, ...rest }: CountInputProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <NumberInput
      {...rest}
      min={1}
      clampBehavior="strict"
      allowDecimal={false}
      value={isEmpty ? '' : value}
      onChange={(typed) => {
        setEmpty(typed === '');
        if (typeof typed === 'number') onChange(typed);
      }}
      onBlur={() => setEmpty(false)}
    />
  );
}
