import { useId, useSyncExternalStore } from 'react';
import {
  keepScheme,
  readScheme,
  type Scheme,
  schemes,
  watchScheme,
} from '../../../services/scheme-choice.ts';
import styles from './scheme-select.module.css';

const names: Record<Scheme, string> = { system: 'Same as device', light: 'Light', dark: 'Dark' };

const watch = (listener: () => void) => watchScheme(window, listener);
const read = () => readScheme(window);
const readOnServer = (): Scheme => 'system';

/** Light, dark, or as the device has it; the night pages stay night. */
export function SchemeSelect() {
  const id = useId();
  const scheme = useSyncExternalStore(watch, read, readOnServer);
  return (
    <div className={styles.scheme}>
      <label htmlFor={id}>Appearance</label>
      <select
        id={id}
        value={scheme}
        onChange={({ currentTarget }) => {
          const chosen = schemes.find((one) => one === currentTarget.value);
          if (chosen) keepScheme(window, chosen);
        }}
      >
        {schemes.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </div>
  );
}
