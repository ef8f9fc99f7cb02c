import type { SessionDetailWords } from '../../../en/organiser/sessions/session-detail.ts';
import { plural } from '../../counts.ts';

export const sessionDetail: SessionDetailWords = {
  page: {
    title: 'Session',
    failed: 'Diese Session konnte nicht geladen werden',
    copyLink: 'Beitrittslink kopieren',
    calendar: 'Kalenderdatei herunterladen',
  },
  failure: {
    title: 'Session nicht gefunden',
    text: 'Vielleicht wurde sie gelöscht, oder sie gehört zu einer anderen Firma.',
    allSessions: 'Alle Sessions',
  },
  head: {
    results: 'Ergebnisse ansehen',
    stepThrough: 'Schritt für Schritt',
    edit: 'Name und Optionen',
    reschedule: 'Datum und Uhrzeit ändern',
    cancel: 'Session absagen',
  },
  more: {
    label: 'Weitere Aktionen',
    duplicate: 'Session duplizieren',
    duplicateEmpty: 'Ohne Gäste duplizieren',
    template: 'Als Vorlage speichern',
  },
  facts: {
    story: 'Geschichte',
    length: (story, minutes, block) =>
      `${story}, ${minutes} Minuten (${block} mit Ankommen und Nachgespräch)`,
    starts: 'Beginn',
    started: 'Begonnen',
    forYou: (when) => `Bei Ihnen: ${when}`,
    credits: 'Credits',
    used: (count) => `${count} verbraucht`,
    reserved: (count) => `${count} reserviert, bis die erste Szene beginnt`,
    noneUsed: 'Keine verbraucht',
    scheduledBy: 'Geplant von',
  },
  confirm: {
    confirmed: (when) => `Angaben geprüft: ${when}.`,
    act: 'Angaben als geprüft markieren',
    purpose:
      'So wissen alle, die mit Ihnen Sessions betreuen, dass Zeit, Titel und Optionen geprüft sind. Die Erinnerung in der Übersicht verschwindet. Gäste werden nicht benachrichtigt.',
  },
  move: {
    label: 'Neue Zeit',
    mails: 'Wir senden allen die neue Zeit per E-Mail',
    expected: (when) => `Die Gäste rechnen noch mit ${when}.`,
    undo: 'Änderung rückgängig machen',
  },
  facilitators: {
    title: 'Moderation',
    lead: 'Die Moderation startet und leitet die Session und sieht die Ergebnisse, aber weder Credits noch E-Mail-Adressen. Wen Sie auswählen, informieren wir per E-Mail.',
    loading: 'Moderation wird geladen',
    none: {
      before: 'Ihre Firma hat noch keine Moderation. Kontoinhaber/innen laden sie hier ein:',
      link: 'Mitglieder und Rollen',
      after: '.',
    },
  },
  mails: {
    title: 'E-Mails',
    write: 'Gästen schreiben',
    label: 'E-Mails an die Gäste dieser Session',
    automatic: 'wird automatisch gesendet',
    loading: 'E-Mails werden geladen',
    none: 'Noch keine E-Mails.',
    kinds: {
      invitation: 'Einladung',
      reminder_day: 'Erinnerung, einen Tag vorher',
      reminder_hour: 'Erinnerung, eine Stunde vorher',
      reminder_lobby: 'Erinnerung, Türen offen',
      moved: 'Neue Zeit',
      cancelled: 'Absage',
      removed: 'Aus der Session entfernt',
      results: 'Ergebnisse sind da',
      message: 'Nachricht',
    },
    whoAndWhy: 'Wer sie erhalten hat und warum',
    reasons: {
      invitation: 'Auf der Gästeliste, erneut eingeladen oder in ein anderes Team umgesetzt.',
      reminder_day: 'Es war noch ein Tag bis zur Session.',
      reminder_hour: 'Es war noch eine Stunde bis zur Session.',
      reminder_lobby: 'Die Türen waren offen.',
      moved: 'Die Session hat ein neues Datum oder eine neue Uhrzeit.',
      cancelled: 'Die Session wurde abgesagt oder fand nicht statt.',
      removed: 'Aus der Session entfernt, oder die E-Mail-Adresse wurde geändert.',
      results: 'War in der Session, und sie ist zu Ende.',
      message: 'Jemand aus Ihrer Firma hat den Gästen geschrieben.',
    },
    states: { waiting: 'wird gesendet', delivered: 'gesendet', refused: 'abgewiesen' },
    loadingRecipients: 'Empfänger werden geladen',
    progress: ({ by, people, waiting, refused, team }) =>
      [
        `${by ? `von ${by} ` : ''}an ${plural(people, 'Gast', 'Gäste')}${team ? ` (${team})` : ''}`,
        ...(waiting > 0 ? [`${waiting} in Zustellung`] : []),
        ...(refused > 0 ? [`${refused} abgewiesen`] : []),
      ].join(', '),
  },
};
