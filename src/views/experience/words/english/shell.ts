import type { SpokenLanguage } from '#contract/rules/languages.ts';

/** What stands around every page and in its dialogs, in English; the other languages have the same keys. */
export const shell = {
  language: 'en' as SpokenLanguage,
  help: 'Help',
  notifications: 'Notifications',
  loading: 'Loading the page',
  close: 'Close',
  dismiss: (title: string) => `Dismiss: ${title}`,
  offline: 'You are offline. What you see may be old; it goes on by itself when the line is back.',
  newVersion: 'A new version of Muster is ready',
  newVersionText: 'Reloading takes a moment; what you typed stays.',
  reload: 'Reload',
};

export type ShellWords = typeof shell;
