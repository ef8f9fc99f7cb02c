import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { deviceZone } from '#contract/rules/time/known-zone.ts';
import { useHomeTimezone } from '../../react/use-home-timezone.ts';
import styles from './auth.module.css';
import { useCityOfZone } from '../../words/city-words.ts';
import { useAccountWords } from '../../words/organiser/account/account-words.ts';

/** Names the zone that times are shown in where it is not the browser's own. */
export function ZoneNotice() {
  const words = useAccountWords().zone;
  const zone = useHomeTimezone();
  const cityOf = useCityOfZone();
  if (deviceZone() !== undefined) return null;
  return (
    <aside className={styles.notice} aria-label={words.label}>
      <IconClock size={22} aria-hidden="true" />
      <p className={styles.noticeWords}>
        <strong>{words.title}</strong> {zone === 'UTC' ? words.utc : words.city(cityOf(zone))}{' '}
        <Link to="/dashboard/profile">{words.change}</Link>
      </p>
    </aside>
  );
}
