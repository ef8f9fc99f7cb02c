import { IconPlugConnected } from '@tabler/icons-react';
import styles from './reconnecting-banner.module.css';

/** The line is away; what is on the screen stays, and so does a vote. */
export function ReconnectingBanner({ shown }: { shown: boolean }) {
  return (
    <div role="status" className={styles.place}>
      {shown ? (
        <p className={styles.banner}>
          <IconPlugConnected size={20} aria-hidden />
          The line is away. We keep your place and your vote, and are trying again.
        </p>
      ) : null}
    </div>
  );
}
