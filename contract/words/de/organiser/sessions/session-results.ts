import type { SessionResultsWords } from '../../../en/organiser/sessions/session-results.ts';
import { form, plural } from '../../counts.ts';

const minutesText = (minutes: number) => plural(minutes, 'Minute', 'Minuten');

export const sessionResults: SessionResultsWords = {
  page: {
    title: (session) => `${session}: Ergebnisse`,
    failed: 'Die Ergebnisse konnten nicht geladen werden',
    loading: 'Ergebnisse werden geladen',
    back: 'Zurück zur Session',
    next: 'Nächste Session planen',
    download: 'Herunterladen',
    files: {
      resultsPdf: 'Ergebnisse (PDF)',
      results: 'Ergebnisse (CSV)',
      awardsPdf: 'Alle Urkunden (PDF)',
      attendanceXlsx: 'Anwesenheit (Excel)',
      attendanceCsv: 'Anwesenheit (CSV)',
      log: 'Session-Protokoll (CSV)',
    },
  },
  parts: {
    scorecard: 'Wertung',
    analysis: 'Zusammenarbeit',
    ratings: 'Rückmeldungen',
    awards: 'Urkunden',
    attendance: 'Anwesenheit',
  },
  team: 'Team',
  shared: 'Was Gäste teilen',
  awards: {
    none: 'In dieser Session gab es keine Urkunden.',
    find: 'Urkunde suchen',
    findBy: 'Name oder Team',
    noMatch: 'Keine Urkunde passt zu diesem Namen oder Team.',
    label: 'Urkunden',
    ofTeam: 'Urkunde des Teams',
    show: 'Anzeigen',
    showOf: (recipient) => `Anzeigen: Urkunde für ${recipient}`,
    close: 'Schließen',
    closeOf: (recipient) => `Schließen: Urkunde für ${recipient}`,
    pages: {
      shown: (shown, all) => `${shown} von ${all} Urkunden.`,
      allShown: (all) => `Alle ${all} Urkunden.`,
      more: (count) => `${count} weitere anzeigen`,
    },
  },
  ratings: {
    none: 'Noch keine Rückmeldungen.',
    title: 'Rückmeldungen',
    of: (count) => ` von 5, von ${plural(count, 'Person', 'Personen')}`,
    comments: 'Was Gäste geschrieben haben',
    quoted: (text) => `„${text}“`,
    several: (people) => `${people} Personen haben das geschrieben.`,
    pages: {
      shown: (shown, all) => `${shown} von ${all} Kommentaren.`,
      allShown: (all) => `Alle ${all} Kommentare.`,
      more: (count) => `${plural(count, 'weiteren', 'weitere')} anzeigen`,
    },
  },
  attendance: {
    loading: 'Anwesenheit wird geladen',
    zone: (zone) => `Zeiten in der Zeitzone ${zone}. Die Wartezeit vor dem Start zählt mit.`,
    guestList: 'Gästeliste öffnen',
    label: (team) => `Anwesenheit von ${team}`,
    came: (came, invited, minutes) =>
      `${came} von ${invited} ${form(came, 'war', 'waren')} da, zusammen ${minutesText(minutes)}.`,
    guest: 'Gast',
    when: 'Wann',
    inSession: 'In der Session',
    minutes: minutesText,
    untilNow: (from) => `${from} bis jetzt`,
    declined: 'War verhindert',
    absent: 'War nicht da',
  },
};
