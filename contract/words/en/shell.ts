/** Texts around every page and in its dialogs, in English; the other languages have the same keys. */
export const shell = {
  help: 'Help',
  notifications: 'Notifications',
  loading: 'Loading the page',
  close: 'Close',
  dismiss: (title: string) => `Dismiss: ${title}`,
  offline: 'You’re offline. This page may be out of date; it updates automatically when you’re back online.',
  newVersion: 'A new version of Muster is ready',
  newVersionText: 'Reloading takes a moment. Anything you’ve typed is kept.',
  reload: 'Reload',
  tryAgain: 'Try again',
  wait: 'Loading',
  languageNotLoaded: (name: string) =>
    `${name} could not be loaded. Please check your connection and choose it again.`,
  request: (id: string) => `Request ${id}`,
};

export type ShellWords = typeof shell;
