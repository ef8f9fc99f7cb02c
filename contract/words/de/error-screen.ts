import type { ErrorScreenWords } from '../en/error-screen.ts';

/** In German; guests and organisers see it, so it addresses nobody. */
export const errorScreen: ErrorScreenWords = {
  message: 'Auch den Besten passiert das einmal',
  expired: { title: 'Die Anmeldung ist abgelaufen', message: 'Bitte neu anmelden, dann geht es weiter' },
  notFound: 'Hoppla! Diese Seite gibt es nicht',
  server: {
    title: 'Unser Server hat einen schlechten Tag',
    message: 'Er braucht eine Umarmung … und vielleicht einen Neustart',
  },
  other: 'Etwas ist schiefgegangen',
  missing:
    'Diese Seite konnte nicht geladen werden. Bitte die Verbindung prüfen und es noch einmal versuchen.',
  join: 'Zur Session',
  login: 'Zur Anmeldung',
  home: 'Zur Startseite',
  openAgain: 'Noch einmal öffnen',
  copy: 'Angaben kopieren',
  copied: 'Kopiert',
};
