import type { ShellWords } from '../en/shell.ts';

/** What surrounds every page and its dialogs, in German; guests and organisers see it, so it addresses nobody. */
export const shell: ShellWords = {
  help: 'Hilfe',
  notifications: 'Benachrichtigungen',
  loading: 'Die Seite wird geladen',
  close: 'Schließen',
  dismiss: (title) => `Ausblenden: ${title}`,
  offline:
    'Keine Internetverbindung. Diese Seite kann veraltet sein; sie aktualisiert sich automatisch, sobald die Verbindung wieder da ist.',
  newVersion: 'Eine neue Version von Muster ist da',
  newVersionText: 'Neu laden dauert nur einen Moment; Eingaben bleiben erhalten.',
  reload: 'Neu laden',
  tryAgain: 'Noch einmal versuchen',
  wait: 'Wird geladen',
  languageNotLoaded: (name) =>
    `${name} konnte nicht geladen werden. Bitte die Verbindung prüfen und die Sprache noch einmal wählen.`,
  request: (id) => `Anfrage ${id}`,
};
