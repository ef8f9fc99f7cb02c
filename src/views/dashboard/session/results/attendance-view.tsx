import { Table } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { Attendance } from '#contract/calls/schemas/results.ts';
import { zonedFormat } from '#contract/rules/time/known-zone.ts';
import { plural } from '#contract/words/en/counts.ts';
import { useAttendance } from '../../../../react/use-sessions.ts';
import { readableMessage } from '../../../../services/http/api-error.ts';
import { ListTable } from '../../../shared/lists/list-table.tsx';
import { TableSkeleton } from '../../../shared/skeletons.tsx';
import { TryAgain } from '../../../shared/try-again.tsx';
import styles from '../../dashboard.module.css';

type Team = Attendance['teams'][number];
type Person = Team['people'][number];

const clockIn = (timezoneId: string) => {
  const format = zonedFormat('en-GB', timezoneId, { hour: '2-digit', minute: '2-digit' });
  return (iso: string) => format.format(Date.parse(iso));
};

/** "14:02–14:40, 14:42 until now" of somebody who was there. */
function whenText({ spans, declined }: Person, clock: (iso: string) => string): string {
  if (spans.length === 0) return declined ? 'Could not come' : 'Was not there';
  return spans
    .map(({ from, to }) => (to === null ? `${clock(from)} until now` : `${clock(from)}–${clock(to)}`))
    .join(', ');
}

const minutesText = (minutes: number) => plural(minutes, 'minute', 'minutes');

function TeamAttendance({ team, clock }: { team: Team; clock: (iso: string) => string }) {
  return (
    <section className={styles.section} aria-label={`Attendance of ${team.name}`}>
      <h3>{team.name}</h3>
      <p className={styles.soft}>
        {team.came} of {team.invited} were there, together {minutesText(team.minutes)}.
      </p>
      <ListTable columns={['Guest', 'When', 'In the session']}>
        {team.people.map((person) => (
          <Table.Tr key={person.seat_id}>
            <Table.Td>
              <strong>{`${person.first_name} ${person.last_name}`.trim()}</strong>
              <div className={styles.soft}>{person.email}</div>
            </Table.Td>
            <Table.Td data-label="When">{whenText(person, clock)}</Table.Td>
            <Table.Td data-label="In the session">{minutesText(person.minutes)}</Table.Td>
          </Table.Tr>
        ))}
      </ListTable>
    </section>
  );
}

/** Who was there from when to when, by team, on the clock of the session's zone. */
export function AttendanceView({ sessionId }: { sessionId: string }) {
  const { data, error, failed, refresh } = useAttendance(sessionId);
  if (failed) return <TryAgain message={readableMessage(error)} onRetry={refresh} />;
  if (!data) return <TableSkeleton label="Loading attendance" />;
  const clock = clockIn(data.timezone_id);
  return (
    <>
      <p className={styles.soft}>
        Times are those of {data.timezone_id.replaceAll('_', ' ')}. Waiting before the start counts.{' '}
        <Link to={`/dashboard/sessions/${sessionId}`}>Open the guest list</Link>
      </p>
      {data.teams.map((team) => (
        <TeamAttendance key={team.team_id} team={team} clock={clock} />
      ))}
    </>
  );
}
