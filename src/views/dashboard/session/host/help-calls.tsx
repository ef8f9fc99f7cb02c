import { IconCheck, IconHandStop } from '@tabler/icons-react';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { Button } from '../../../shared/controls/button.tsx';
import type { HostHand } from '../../../../machines/host-console/use-host-console.tsx';
import styles from './help-calls.module.css';

/** Who calls the host, of which team; the caller sees that they were seen. */
export function HelpCalls({ live, hand }: { live: LiveAnswer; hand: HostHand }) {
  const callers = live.seats.filter(({ seat_id }) => live.help_called.includes(seat_id));
  const teamOf = (id: number) => live.teams.find(({ team_id }) => team_id === id)?.name ?? '';
  return (
    <ul className={styles.calls} aria-label="Calls for the host" aria-live="assertive">
      {callers.map(({ seat_id, name, team_id }) => (
        <li key={seat_id}>
          <IconHandStop size={20} aria-hidden />
          <span>
            <strong>{name}</strong> of {teamOf(team_id)} is asking for help
          </span>
          {live.help_seen.includes(seat_id) ? (
            <span className={styles.seen}>
              <IconCheck size={18} aria-hidden /> They can see you’ve noticed
            </span>
          ) : (
            <Button size="compact-md" onClick={() => hand.issue({ action: 'see_help', seat_id })}>
              Mark as seen
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
