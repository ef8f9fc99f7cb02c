import { TextInput } from '../shared/controls/text-input.tsx';
import type { GetInputProps } from './input-props.ts';

/** The address that an account is known by. */
export const WorkEmailField = ({ getInputProps }: { getInputProps: GetInputProps<'email'> }) => (
  <TextInput label="Work email" type="email" autoComplete="username" required {...getInputProps('email')} />
);
