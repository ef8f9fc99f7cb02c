import {
  IconAnchor,
  IconBulb,
  IconHeartHandshake,
  IconKey,
  IconMountain,
  IconRipple,
  IconSpeakerphone,
} from '@tabler/icons-react';
import type { Badge } from '#contract/calls/schemas/results.ts';
import type { BadgeId } from '#contract/rules/sessions/badges.ts';
import styles from './badge-list.module.css';

const icons: Record<BadgeId, typeof IconKey> = {
  'of-one-mind': IconHeartHandshake,
  'every-voice': IconSpeakerphone,
  'against-the-tide': IconRipple,
  'best-choices': IconAnchor,
  'own-wits': IconBulb,
  'first-try': IconKey,
  'not-giving-up': IconMountain,
};

/** What the team earned besides points, each with the moment it is for. */
export const BadgeList = ({ badges }: { badges: readonly Badge[] }) => (
  <ul className={styles.badges}>
    {badges.map(({ id, label, why }) => {
      const Icon = icons[id];
      return (
        <li key={id} className={styles.badge}>
          <span className={styles.mark}>
            <Icon size={28} stroke={1.5} aria-hidden />
          </span>
          <div>
            <p className={styles.label}>{label}</p>
            <p className={styles.why}>{why}</p>
          </div>
        </li>
      );
    })}
  </ul>
);
