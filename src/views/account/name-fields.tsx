import { TextInput } from '../shared/controls/text-input.tsx';
import styles from './auth.module.css';
import type { GetInputProps } from './input-props.ts';
import { useAccountWords } from '../../words/organiser/account/account-words.ts';

/** First and last name, side by side where there is room; people of one name leave the last one empty. */
export function NameFields({ getInputProps }: { getInputProps: GetInputProps<'first_name' | 'last_name'> }) {
  const { firstName, lastName } = useAccountWords();
  return (
    <div className={styles.pair}>
      <TextInput label={firstName} autoComplete="given-name" required {...getInputProps('first_name')} />
      <TextInput label={lastName} autoComplete="family-name" {...getInputProps('last_name')} />
    </div>
  );
}
