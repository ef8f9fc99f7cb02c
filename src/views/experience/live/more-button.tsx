import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useStoryWords } from '../words/use-words.tsx';
import styles from './live-console.module.css';

/** Opens what is wanted now and then; a panel that it belongs to gives it what else it needs. */
export function MoreButton(props: ComponentProps<'button'>) {
  const { cinema } = useStoryWords();
  return (
    <button
      aria-haspopup="dialog"
      aria-expanded={false}
      {...props}
      type="button"
      className={styles.button}
      aria-label={cinema.more}
    >
      <IconDots size={24} stroke={1.7} aria-hidden />
    </button>
  );
}
