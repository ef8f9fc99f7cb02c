import type { Attendance } from '#contract/calls/schemas/results.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { zonedFormat } from '#contract/rules/time/known-zone.ts';
import type { FileWords } from '#contract/words/en/organiser/files.ts';
import { csvText, type CsvRow } from '../http/files/csv-text.ts';
import { xlsxFile } from '../http/files/xlsx-file.ts';
import { fileWordsIn } from '../words/organiser-words.ts';

type Words = FileWords['attendance'];
type Row = CsvRow<keyof Words['columns']>;

const stateOf = (
  { declined, spans }: Attendance['teams'][number]['people'][number],
  words: Words,
): string => {
  if (spans.length > 0) return words.here;
  return declined ? words.declined : words.absent;
};

/** A row for each person, and for each team what its people come to. Times are on the clock of the session's zone. */
function rowsOf({ teams, timezone_id }: Attendance, words: Words): Row[] {
  const day = zonedFormat('sv-SE', timezone_id, { dateStyle: 'short', timeStyle: 'short' });
  const clock = zonedFormat('en-GB', timezone_id, { hour: '2-digit', minute: '2-digit' });
  const when = (iso: string | null | undefined) => (iso ? day.format(Date.parse(iso)) : '');
  const hour = (iso: string | null) => (iso ? clock.format(Date.parse(iso)) : words.now);
  return teams.flatMap((team) => [
    ...team.people.map(
      (person): Required<Row> => ({
        team: team.name,
        firstName: person.first_name,
        lastName: person.last_name,
        email: person.email,
        state: stateOf(person, words),
        arrived: when(person.spans[0]?.from),
        left: when(person.spans.at(-1)?.to),
        minutes: person.minutes,
        times: person.spans.map(({ from, to }) => `${hour(from)}–${hour(to)}`).join('; '),
      }),
    ),
    {
      team: team.name,
      firstName: words.teamTotal,
      state: words.came(team.came, team.invited),
      minutes: team.minutes,
    },
  ]);
}

export function attendanceCsv(attendance: Attendance, language: SpokenLanguage): string {
  const { attendance: words } = fileWordsIn(language);
  return csvText(words.columns, rowsOf(attendance, words));
}

export function attendanceXlsx(attendance: Attendance, language: SpokenLanguage): Uint8Array {
  const { attendance: words } = fileWordsIn(language);
  return xlsxFile(words.sheet, words.columns, rowsOf(attendance, words));
}
