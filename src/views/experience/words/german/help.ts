import type { HelpWords } from '../english/help.ts';

/** What the help beside a seat's page says, in German; the questions and the pages that it leads to are English. */
export const help: HelpWords = {
  title: 'Wie können wir helfen?',
  search: 'Die Fragen durchsuchen (auf Englisch)',
  found: (count) =>
    count === 0
      ? 'Keine Antwort enthält alle diese Wörter. Nimm weniger, oder schreib uns unten.'
      : `${count} gefunden`,
  checkDevice: 'Mein Gerät prüfen',
  firstAid: 'Erste Hilfe, und wie es unseren Diensten geht (auf Englisch)',
  write: 'Uns schreiben',
  paste: 'Du schreibst uns? Füg das ein: Browser, Fenster und wie unser Server dir antwortet.',
  diagnosis: {
    copy: 'Eine Diagnose kopieren',
    copied: 'Diagnose kopiert',
    failed: 'Das ging nicht. Versuch es noch einmal',
    byHand: 'Kopier das von Hand',
  },
  outOfReach: 'Die Fragen sind nicht angekommen. Prüf deine Verbindung und öffne das noch einmal.',
};
