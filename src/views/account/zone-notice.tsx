import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { deviceZone } from '#contract/rules/time/known-zone.ts';
import { cityOfZone } from '#contract/rules/time/zone-names.ts';
import { useHomeTimezone } from '../../react/use-home-timezone.ts';
import styles from './auth.module.css';

/** Names the zone that times are shown in where it is not the browser's own. */
export function ZoneNotice() {
  const zone = useHomeTimezone();
  if (deviceZone() !== undefined) return null;
  return (
    <aside className={styles.notice} aria-label="Time zone">
      <IconClock size={22} aria-hidden="true" />
      <p className={styles.noticeWords}>
        <strong>Your browser does not name its time zone.</strong>{' '}
        {zone === 'UTC'
          ? 'Times are shown in UTC.'
          : `Times are shown in ${cityOfZone(zone)} time, as in your profile.`}{' '}
        <Link to="/dashboard/profile">Change it in your profile</Link>
      </p>
    </aside>
  );
}
