import { IconCheck, IconMessageReport } from '@tabler/icons-react';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { Button } from '../../../shared/controls/button.tsx';
import type { HostHand } from '../../../../machines/host-console/use-host-console.tsx';
import styles from './help-calls.module.css';

/** Messages that people reported from a team's chat; the reporter sees that the host has read them. */
export function ReportedMessages({ live, hand }: { live: LiveAnswer; hand: HostHand }) {
  const nameOf = (seatId: string) => live.seats.find(({ seat_id }) => seat_id === seatId)?.name ?? 'Somebody';
  const teamOf = (id: number) => live.teams.find(({ team_id }) => team_id === id)?.name ?? 'a team';
  return (
    <ul className={styles.calls} aria-label="Messages shown to you" aria-live="polite">
      {live.reports.map(({ message_id, team_id, seat_id, text, reported_by, seen }) => (
        <li key={message_id}>
          <IconMessageReport size={20} aria-hidden />
          <span>
            {reported_by.map(nameOf).join(', ')} ({teamOf(team_id)}) reported a message from{' '}
            <strong>{nameOf(seat_id)}</strong>: {text === null ? 'it has since been erased.' : `“${text}”`}
          </span>
          {seen ? (
            <span className={styles.seen}>
              <IconCheck size={18} aria-hidden /> They can see you’ve noticed
            </span>
          ) : (
            <Button size="compact-md" onClick={() => hand.issue({ action: 'see_report', message_id })}>
              Mark as seen
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
