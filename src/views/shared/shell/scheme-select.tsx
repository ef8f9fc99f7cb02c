import { useId, useSyncExternalStore } from 'react';
import {
  keepScheme,
  readScheme,
  type Scheme,
  schemes,
  watchScheme,
} from '../../../services/scheme-choice.ts';
import { useSiteFrameWords } from '../../../words/site/frame-words.ts';
import styles from './scheme-select.module.css';

const watch = (listener: () => void) => watchScheme(window, listener);
const read = () => readScheme(window);
function choose(value: string): void {
  const chosen = schemes.find((one) => one === value);
  if (chosen) keepScheme(window, chosen);
}
const readOnServer = (): Scheme => 'system';

/** Light, dark, or as the device has it; the night pages stay night. */
export function SchemeSelect() {
  const words = useSiteFrameWords();
  const id = useId();
  const scheme = useSyncExternalStore(watch, read, readOnServer);
  return (
    <div className={styles.scheme}>
      <label htmlFor={id}>{words.appearance}</label>
      <select id={id} value={scheme} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {schemes.map((one) => (
          <option key={one} value={one}>
            {words.schemes[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
