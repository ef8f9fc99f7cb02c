import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../shared/controls/icon-button.tsx';
import { TextInput, type TextInputProps } from '../shared/controls/text-input.tsx';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';

/** Can be shown, warns of caps lock. */
export function PasswordInput(input: TextInputProps) {
  const words = useLogInWords().passwords;
  const [capsLock, setCapsLock] = useState(false);
  const [isShown, setIsShown] = useState(false);
  const watch = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'));
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      {...input}
      type={isShown ? 'text' : 'password'}
      onKeyUp={watch}
      description={capsLock ? words.capsLock : input.description}
      describedBelow
      rightSection={
        <IconButton
          size="compact"
          aria-label={words.toggle}
          aria-pressed={isShown}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={24} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
