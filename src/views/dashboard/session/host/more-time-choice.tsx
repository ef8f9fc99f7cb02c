import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { Switch } from '../../../shared/controls/switch.tsx';
import type { HostHand } from '../../../../machines/host-console/use-host-console.tsx';
import { useSessionHostWords } from '../../../../words/organiser/sessions/session-host-words.ts';
import dashboard from '../../dashboard.module.css';
import styles from './host-console.module.css';

/** Who needs more time; only the host and that person can see it. */
export function MoreTimeChoice({ live, hand }: { live: LiveAnswer; hand: HostHand }) {
  const { moreTime: words } = useSessionHostWords();
  return (
    <details>
      <summary>{words.title(live.more_time.length)}</summary>
      <p className={dashboard.soft}>{words.text}</p>
      <div className={styles.switches}>
        {live.seats.map(({ seat_id, name }) => (
          <Switch
            key={seat_id}
            label={name}
            checked={live.more_time.includes(seat_id)}
            onChange={(event) =>
              hand.issue({ action: 'more_time', seat_id, wanted: event.currentTarget.checked })
            }
          />
        ))}
      </div>
    </details>
  );
}
