import type { Attendance } from '#contract/calls/schemas/results.ts';
import { zonedFormat } from '#contract/rules/time/known-zone.ts';
import { csvText, type CsvRow } from '../http/files/csv-text.ts';
import { xlsxFile } from '../http/files/xlsx-file.ts';

const columns = [
  'Team',
  'First name',
  'Last name',
  'Email',
  'Attendance',
  'Arrived',
  'Left',
  'Minutes',
  'Times there',
] as const;
type Column = (typeof columns)[number];

const stateOf = ({ declined, spans }: Attendance['teams'][number]['people'][number]): string => {
  if (spans.length > 0) return 'Was there';
  return declined ? 'Could not come' : 'Was not there';
};

/** A row for each person, and for each team what its people come to. Times are on the clock of the session's zone. */
function rowsOf({ teams, timezone_id }: Attendance): CsvRow<Column>[] {
  const day = zonedFormat('sv-SE', timezone_id, { dateStyle: 'short', timeStyle: 'short' });
  const clock = zonedFormat('en-GB', timezone_id, { hour: '2-digit', minute: '2-digit' });
  const when = (iso: string | null | undefined) => (iso ? day.format(Date.parse(iso)) : '');
  const hour = (iso: string | null) => (iso ? clock.format(Date.parse(iso)) : 'now');
  return teams.flatMap((team) => [
    ...team.people.map(
      (person): Required<CsvRow<Column>> => ({
        Team: team.name,
        'First name': person.first_name,
        'Last name': person.last_name,
        Email: person.email,
        Attendance: stateOf(person),
        Arrived: when(person.spans[0]?.from),
        Left: when(person.spans.at(-1)?.to),
        Minutes: person.minutes,
        'Times there': person.spans.map(({ from, to }) => `${hour(from)}–${hour(to)}`).join('; '),
      }),
    ),
    {
      Team: team.name,
      'First name': 'Team total',
      Attendance: `${team.came} of ${team.invited} were there`,
      Minutes: team.minutes,
    },
  ]);
}

export const attendanceCsv = (attendance: Attendance): string => csvText(columns, rowsOf(attendance));

export const attendanceXlsx = (attendance: Attendance): Uint8Array =>
  xlsxFile('Attendance', columns, rowsOf(attendance));
