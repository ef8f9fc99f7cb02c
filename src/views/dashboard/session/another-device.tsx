import { IconDevices } from '@tabler/icons-react';
import { StatusChip } from '../../shared/status-chip.tsx';
import { homeTimezone } from '../../../services/home-timezone.ts';
import { shortWhen } from '../../shared/when.ts';
import styles from '../dashboard.module.css';

/** A seat that somebody entered from a second device: the person themselves, or somebody else. */
export function AnotherDevice({ at, mayRemove }: { at: string; mayRemove: boolean }) {
  return (
    <div className={styles.standing}>
      <StatusChip tone="glow" icon={<IconDevices size={16} />}>
        Joined from another device
      </StatusChip>
      <span className={styles.soft}>
        <time dateTime={at}>{shortWhen(at, homeTimezone())}</time>
        {mayRemove
          ? '. Not them? Remove the person and add them again: every link and sign-in of before ends.'
          : '. Ask them whether it was they.'}
      </span>
    </div>
  );
}
