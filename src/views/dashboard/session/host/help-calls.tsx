import { IconCheck, IconHandStop } from '@tabler/icons-react';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { Button } from '../../../shared/controls/button.tsx';
import type { HostHand } from '../../../../machines/host-console/use-host-console.tsx';
import { useSessionHostWords } from '../../../../words/organiser/sessions/session-host-words.ts';
import styles from './help-calls.module.css';

/** Who calls the host, of which team; the caller sees that they were seen. */
export function HelpCalls({ live, hand }: { live: LiveAnswer; hand: HostHand }) {
  const { calls: words } = useSessionHostWords();
  const callers = live.seats.filter(({ seat_id }) => live.help_called.includes(seat_id));
  const teamOf = (id: number) => live.teams.find(({ team_id }) => team_id === id)?.name ?? '';
  return (
    <ul className={styles.calls} aria-label={words.label} aria-live="assertive">
      {callers.map(({ seat_id, name, team_id }) => (
        <li key={seat_id}>
          <IconHandStop size={20} aria-hidden />
          <span>
            <strong>{name}</strong> {words.asks(teamOf(team_id))}
          </span>
          {live.help_seen.includes(seat_id) ? (
            <span className={styles.seen}>
              <IconCheck size={18} aria-hidden /> {words.seen}
            </span>
          ) : (
            <Button size="compact-md" onClick={() => hand.issue({ action: 'see_help', seat_id })}>
              {words.see}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
