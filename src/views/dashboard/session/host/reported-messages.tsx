import { IconCheck, IconMessageReport } from '@tabler/icons-react';
import type { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import { Button } from '../../../shared/controls/button.tsx';
import type { HostHand } from '../../../../machines/host-console/use-host-console.tsx';
import { useSessionHostWords } from '../../../../words/organiser/sessions/session-host-words.ts';
import styles from './help-calls.module.css';

/** Messages that people reported from a team's chat; the reporter sees that the host has read them. */
export function ReportedMessages({ live, hand }: { live: LiveAnswer; hand: HostHand }) {
  const { calls: words } = useSessionHostWords();
  const { reported } = words;
  const nameOf = (seatId: string) =>
    live.seats.find(({ seat_id }) => seat_id === seatId)?.name ?? words.somebody;
  const teamOf = (id: number) => live.teams.find(({ team_id }) => team_id === id)?.name ?? words.someTeam;
  return (
    <ul className={styles.calls} aria-label={words.reportsLabel} aria-live="polite">
      {live.reports.map(({ message_id, team_id, seat_id, text, reported_by, seen }) => (
        <li key={message_id}>
          <IconMessageReport size={20} aria-hidden />
          <span>
            {reported.before(reported_by.map(nameOf), teamOf(team_id))} <strong>{nameOf(seat_id)}</strong>
            {text === null ? reported.afterErased : reported.after(text)}
          </span>
          {seen ? (
            <span className={styles.seen}>
              <IconCheck size={18} aria-hidden /> {words.seen}
            </span>
          ) : (
            <Button size="compact-md" onClick={() => hand.issue({ action: 'see_report', message_id })}>
              {words.see}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
