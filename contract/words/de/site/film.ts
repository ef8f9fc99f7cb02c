import type { FilmWords } from '../../en/site/film.ts';

export const film: FilmWords = {
  opening: 'Auftakt',
  openingOf: (title) => `Auftakt von „${title}“`,
  trailer: 'Trailer',
  openingLabel: (title) => `${title}, Auftakt`,
  trailerLabel: (title) => `${title}, Trailer`,
  play: (name) => `${name} abspielen`,
  again: (name) => `${name} noch einmal laden`,
  spoken: (seconds) => `${seconds} Sekunden, mit Untertiteln und Ton`,
  unspoken: (seconds) => `${seconds} Sekunden, Musik ohne Worte`,
  failed: 'Der Trailer ließ sich nicht laden. Sie können ihn stattdessen als Text lesen.',
  read: 'Stattdessen lesen',
};
