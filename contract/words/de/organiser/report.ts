import type { ReportWords } from '../../en/organiser/report.ts';
import { monthIn } from '../../formats.ts';
import { day, percent, plural, seconds } from '../counts.ts';

const month = monthIn('de', 'long');
const tenths = (value: number) => value.toFixed(1).replace('.', ',');

export const report: ReportWords = {
  month,
  shortMonth: monthIn('de', 'short'),
  months: (first, last) => `${month(first).split(' ')[0]} bis ${month(last)}`,
  otherDepartments: 'Andere Abteilungen',
  noDepartment: 'Keine Abteilung',
  measures: {
    participation: {
      label: 'Ausgewogene Beteiligung',
      note: '100 % heißt: Alle in einem Team haben gleich viel beigetragen.',
    },
    agreement: {
      label: 'Einigkeit',
      note: 'Der Anteil der Stimmen eines Teams für das, was das Team gewählt hat.',
    },
    'turn-taking': {
      label: 'Wechsel der Beiträge',
      note: 'Wie oft eine Nachricht, ein Hinweis oder eine Antwort von einer anderen Person kam als davor.',
    },
    speech: {
      label: 'Ausgewogene Redezeit',
      note: '100 % heißt: Alle offenen Mikrofone waren gleich viel zu hören.',
    },
    noticing: {
      label: 'Rechtzeitig bemerkt',
      note: 'Der Anteil eines Teams, der gesehen hat, was die Geschichte offen zeigte.',
    },
    consensus: {
      label: 'Zeit bis zur Einigung',
      note: 'Wie lange es dauerte, bis mehr als die Hälfte eines Teams einig war.',
    },
    help: {
      label: 'Gegenseitige Hilfe',
      note: 'Wie oft jemand in einem Team einen Hinweis gezeigt oder auf einen Hilferuf geantwortet hat.',
    },
  },
  values: { share: percent, seconds, count: tenths },
  tooFew: 'Zu wenige',
  underFive: 'Unter 5',
  mean: tenths,
  rating: (mean) => `${tenths(mean)} von 5`,
  period: 'Zeitraum',
  monthColumn: 'Monat',
  departmentColumn: 'Abteilung',
  sessions: 'Sessions',
  came: 'Dabei',
  absent: 'Nicht gekommen',
  ratingName: 'Bewertung',
  ratingColumn: 'Bewertung (von 5)',
  noSessions: 'Keine Sessions',
  fromDay: (date) => `Ab ${day(date)}`,
  attendance: 'Teilnahme',
  attendanceByMonth: 'Teilnahme nach Monat',
  attendanceByDepartment: 'Teilnahme nach Abteilung',
  ratings: 'Bewertungen',
  ratingByMonth: 'Bewertung nach Monat',
  ratingByDepartment: 'Bewertung nach Abteilung',
  analysis: 'Zusammenarbeit',
  analysisByMonth: 'Auswertung nach Monat',
  analysisByDepartment: 'Auswertung nach Abteilung',
  analysisSummary:
    'Jede Zahl ist der Mittelwert über alle Personen; jede Person zählt mit dem Wert ihres Teams.',
  span: {
    none: 'Keine Gruppe ist groß genug, um sie zu zeigen.',
    one: (name, text) => `${name}: ${text}.`,
    same: (text) => `Überall gleich: ${text}.`,
    range: (low, high) => `Zwischen ${low.text} (${low.name}) und ${high.text} (${high.name}).`,
    came: (count) => plural(count, 'Teilnahme', 'Teilnahmen'),
  },
  asTable: 'Als Tabelle',
  tableOf: (title) => `${title}, Tabelle`,
  empty: (period) => `Für ${period} gibt es noch nichts zu zeigen`,
  emptyWaiting: (date) =>
    `Ein Bericht zählt gespielte Sessions. Die Zahlen eines Monats erscheinen am 8. des Folgemonats, hier ab dem ${day(date)}.`,
  emptyText: 'Ein Bericht zählt gespielte Sessions. Wählen Sie einen anderen Zeitraum.',
  notesHeading: 'Wie dieser Bericht entsteht',
  notes: [
    'Eine Person zählt je Session einmal. Wer abgesagt hat, zählt nicht.',
    'Gruppen unter fünf Personen sind nie zu sehen. Abteilungen, die für eine Zahl in einem Monat weniger haben, zählen zusammen als „Andere Abteilungen“; sind auch diese noch unter fünf, entfallen sie, auch in den Summen.',
    'Monate richten sich nach UTC. Die Zahlen eines Monats entstehen am 8. des Folgemonats und ändern sich danach nicht mehr.',
  ],
};
