import { IconChevronUp } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { DeviceKind } from '../../../services/rooms/local-media.ts';
import { useWords } from '../words/use-words.tsx';
import styles from './device-buttons.module.css';

/** Opens the choice of a device; a menu that it belongs to gives it what else it needs. */
export function DeviceChoiceButton({ kind, ...props }: { kind: DeviceKind } & ComponentProps<'button'>) {
  const { devices } = useWords();
  return (
    <button
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      type="button"
      className={styles.more}
      aria-label={devices.choose(devices[kind])}
    >
      <IconChevronUp size={16} aria-hidden />
    </button>
  );
}
