import type { HelpWords } from '../en/help.ts';

/** What the help beside a seat's page says, in German; the questions and the pages that it leads to are English. */
export const help: HelpWords = {
  title: 'Wie können wir helfen?',
  search: 'Die Fragen durchsuchen (auf Englisch)',
  found: (count) =>
    count === 0 ? 'Keine Treffer. Nimm weniger Wörter oder schreibe uns unten.' : `${count} gefunden`,
  checkDevice: 'Mein Gerät prüfen',
  firstAid: 'Erste Hilfe und Status unserer Dienste (auf Englisch)',
  write: 'Uns schreiben',
  paste: 'Du schreibst uns? Füg das ein: Browser, Fenster und wie unser Server dir antwortet.',
  diagnosis: {
    copy: 'Eine Diagnose kopieren',
    copied: 'Diagnose kopiert',
    failed: 'Das hat nicht geklappt. Versuche es noch einmal',
    byHand: 'Kopier das von Hand',
  },
  outOfReach: 'Die Fragen konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
};
