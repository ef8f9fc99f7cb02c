import type { ShellWords } from '../en/shell.ts';

/** What surrounds every page and its dialogs, in German. */
export const shell: ShellWords = {
  help: 'Hilfe',
  notifications: 'Benachrichtigungen',
  loading: 'Die Seite wird geladen',
  close: 'Schließen',
  dismiss: (title) => `Ausblenden: ${title}`,
  offline:
    'Du bist offline. Diese Seite kann veraltet sein; sie aktualisiert sich automatisch, sobald du wieder online bist.',
  newVersion: 'Eine neue Version von Muster ist da',
  newVersionText: 'Neu laden dauert nur einen Moment; deine Eingaben bleiben erhalten.',
  reload: 'Neu laden',
};
