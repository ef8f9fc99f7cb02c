import type { ReportsWords } from '../../en/organiser/reports.ts';
import { day, plural } from '../counts.ts';

export const reports: ReportsWords = {
  title: 'Berichte',
  lead: 'Wie die Sessions Ihrer Firma verlaufen sind, nach Monat und nach Abteilung. Einzelne Personen und Gruppen unter fünf Personen sind nicht zu sehen.',
  files: { pdf: 'Zusammenfassung (PDF)', csv: 'CSV', xlsx: 'XLSX' },
  download: (file) => `${file} herunterladen`,
  failed: 'Der Bericht konnte nicht geladen werden',
  loading: 'Bericht wird geladen',
  links: {
    heading: 'Links nur zum Lesen',
    lead: 'Alle mit einem solchen Link können diese Berichte ohne Anmeldung lesen, aber nichts anderes, bis er abläuft oder Sie ihn widerrufen.',
    validFor: 'Gültig für',
    days: (count) => plural(count, 'Tag', 'Tage'),
    create: 'Link erstellen',
    copyNow: 'Kopieren Sie den Link jetzt: Er wird nicht noch einmal angezeigt.',
    copy: 'Link kopieren',
    failed: (why) => `Die Links konnten nicht geladen werden. ${why}`,
    validUntil: (date) => `Gültig bis ${day(date)}`,
    made: (date, by) => `Erstellt am ${day(date)} von ${by || 'einem ehemaligen Mitglied'}`,
    revoke: 'Widerrufen',
    revokeOf: (made, until) => `Link vom ${day(made)}, gültig bis ${day(until)}, widerrufen`,
    ask: 'Diesen Link widerrufen?',
    askText:
      'Die Berichte lassen sich dann nicht mehr über diesen Link lesen. Das lässt sich nicht rückgängig machen.',
    cancel: 'Abbrechen',
    revoked: 'Link widerrufen.',
  },
};
