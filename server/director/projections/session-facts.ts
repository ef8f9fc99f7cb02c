import type { Story } from '#contract/story/story.ts';
import type { ClipPlaylist } from '../../stories/clip-playlists.ts';

/** What a projection shows and the log does not hold: names of people, titles, playlists. */
export interface SessionFacts {
  title: string;
  people: ReadonlyMap<string, { name: string; initials: string }>;
  playlists: ReadonlyMap<string, ClipPlaylist[]>;
  /** The language that a seat has chosen. */
  languages: ReadonlyMap<string, string>;
  /** The story in the languages of the session's seats, its own left out. */
  translations: ReadonlyMap<string, Story>;
}

export function initialsOf(firstName: string, lastName: string): string {
  const [first = '', last = ''] = [firstName.trim(), lastName.trim()].map((name) => [...name][0] ?? '');
  return `${first}${last}`.toLocaleUpperCase('en');
}
