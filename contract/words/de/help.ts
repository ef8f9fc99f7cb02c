import type { HelpWords } from '../en/help.ts';

/** What the help beside a page says, in German: to guests and organisers, and so without du or Sie. */
export const help: HelpWords = {
  title: 'Wie können wir helfen?',
  search: 'Fragen durchsuchen',
  examples: 'Kamera, Credit, später',
  found: (count) =>
    count === 0 ? 'Keine Treffer. Mit weniger Wörtern suchen oder uns unten schreiben.' : `${count} gefunden`,
  checkDevice: 'Mein Gerät prüfen',
  firstAid: 'Erste Hilfe und Status unserer Dienste',
  write: 'Uns schreiben',
  paste: 'Zum Einfügen in eine Nachricht an uns: Browser, Fenster und wie unser Server antwortet.',
  diagnosis: {
    copy: 'Eine Diagnose kopieren',
    copied: 'Diagnose kopiert',
    failed: 'Das hat nicht geklappt. Noch einmal versuchen',
    byHand: 'Von Hand kopieren',
  },
  outOfReach: 'Die Fragen konnten nicht geladen werden. Verbindung prüfen und noch einmal versuchen.',
};
