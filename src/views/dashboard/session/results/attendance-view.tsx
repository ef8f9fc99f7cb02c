import { Table } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Attendance } from '#contract/calls/schemas/results.ts';
import type { SessionResultsWords } from '#contract/words/en/organiser/sessions/session-results.ts';
import { useAttendance } from '../../../../react/use-sessions.ts';
import { useSessionResultsWords } from '../../../../words/organiser/sessions/session-results-words.ts';
import { useTimes } from '../../../../words/use-texts.ts';
import { readableMessage } from '../../../../services/http/api-error.ts';
import { ListTable } from '../../../shared/lists/list-table.tsx';
import { TableSkeleton } from '../../../shared/skeletons.tsx';
import { TryAgain } from '../../../shared/try-again.tsx';
import styles from '../../dashboard.module.css';

type Team = Attendance['teams'][number];
type Person = Team['people'][number];

type AttendanceWords = SessionResultsWords['attendance'];
type Clock = (iso: string) => string;

/** "14:02–14:40, 14:42 until now" of somebody who was there. */
function whenText({ spans, declined }: Person, clock: Clock, words: AttendanceWords): string {
  if (spans.length === 0) return declined ? words.declined : words.absent;
  return spans
    .map(({ from, to }) => (to === null ? words.untilNow(clock(from)) : `${clock(from)}–${clock(to)}`))
    .join(', ');
}

function TeamAttendance({ team, clock }: { team: Team; clock: Clock }) {
  const { attendance: words } = useSessionResultsWords();
  return (
    <section className={styles.section} aria-label={words.label(team.name)}>
      <h2>{team.name}</h2>
      <p className={styles.soft}>{words.came(team.came, team.invited, team.minutes)}</p>
      <ListTable columns={[words.guest, words.when, words.inSession]}>
        {team.people.map((person) => (
          <Table.Tr key={person.seat_id}>
            <Table.Td>
              <strong>{`${person.first_name} ${person.last_name}`.trim()}</strong>
              <div className={styles.soft}>{person.email}</div>
            </Table.Td>
            <Table.Td data-label={words.when}>{whenText(person, clock, words)}</Table.Td>
            <Table.Td data-label={words.inSession}>{words.minutes(person.minutes)}</Table.Td>
          </Table.Tr>
        ))}
      </ListTable>
    </section>
  );
}

/** Who was there from when to when, by team, on the clock of the session's zone. */
export function AttendanceView({ sessionId }: { sessionId: string }) {
  const { attendance: words } = useSessionResultsWords();
  const { shortTime } = useTimes();
  const { data, error, failed, refresh } = useAttendance(sessionId);
  if (failed) return <TryAgain message={readableMessage(error)} onRetry={refresh} />;
  if (!data) return <TableSkeleton label={words.loading} />;
  const clock = (iso: string) => shortTime(iso, data.timezone_id);
  return (
    <>
      <p className={styles.soft}>
        {words.zone(data.timezone_id.replaceAll('_', ' '))}{' '}
        <Link to={`/dashboard/sessions/${sessionId}`}>{words.guestList}</Link>
      </p>
      {data.teams.map((team) => (
        <TeamAttendance key={team.team_id} team={team} clock={clock} />
      ))}
    </>
  );
}
