import { IconPlugConnected } from '@tabler/icons-react';
import styles from './reconnecting-banner.module.css';
import { useWords } from '../words/use-words.tsx';

/** The line is away; what is on the screen stays, and so does a vote. */
export function ReconnectingBanner({ shown }: { shown: boolean }) {
  const { live } = useWords();
  return (
    <div role="status" className={styles.place}>
      {shown ? (
        <p className={styles.banner}>
          <IconPlugConnected size={20} aria-hidden />
          {live.lineAway}
        </p>
      ) : null}
    </div>
  );
}
