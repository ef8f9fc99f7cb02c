import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { Switch } from '../../shared/controls/switch.tsx';
import type { HostHand } from '../../../machines/host-console/use-host-console.tsx';
import dashboard from '../dashboard.module.css';
import styles from './host-console.module.css';

/** Who needs more time; nobody but the host and the person is told. */
export function MoreTimeChoice({ live, hand }: { live: LiveAnswer; hand: HostHand }) {
  return (
    <details>
      <summary>More time for somebody ({live.more_time.length})</summary>
      <p className={dashboard.soft}>
        Decisions and riddles stay open half as long again while they are here.
      </p>
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
