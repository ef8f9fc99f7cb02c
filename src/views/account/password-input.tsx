import { PasswordInput as MantinePasswordInput, type PasswordInputProps } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { PasswordMeter } from './password-meter.tsx';

/** Can be shown, warns of caps lock; `metered` says how good a new password is. */
export function PasswordInput({ metered = false, ...input }: PasswordInputProps & { metered?: boolean }) {
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <MantinePasswordInput
        {...input}
        onKeyUp={watch}
        description={capsLock ? 'Caps lock is on' : input.description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
      />
      {metered ? <PasswordMeter password={String(input.value ?? '')} /> : null}
    </div>
  );
}
