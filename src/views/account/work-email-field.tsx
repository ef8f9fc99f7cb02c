import { TextInput } from '../shared/controls/text-input.tsx';
import type { GetInputProps } from './input-props.ts';
import { useLogInWords } from '../../words/organiser/account/log-in-words.ts';

/** The address that an account is known by. */
export function WorkEmailField({ getInputProps }: { getInputProps: GetInputProps<'email'> }) {
  const { workEmail } = useLogInWords();
  return (
    <TextInput label={workEmail} type="email" autoComplete="username" required {...getInputProps('email')} />
  );
}
