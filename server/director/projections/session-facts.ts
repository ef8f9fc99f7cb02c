import type { Story } from '#contract/story/story.ts';
import type { ClipPlaylist } from '../../stories/clip-playlists.ts';

/** Facts of a projection that are not in the log: names of people, titles, playlists. */
export interface SessionFacts {
  title: string;
  /** The address of an external video room, as entered by the organiser. */
  videoRoomUrl: string | null;
  people: ReadonlyMap<string, { name: string; checked: boolean }>;
  /** The organisers' names by user id. */
  hosts: ReadonlyMap<number, string>;
  playlists: ReadonlyMap<string, ClipPlaylist[]>;
  /** Bot seats, played by the server. */
  bots: ReadonlySet<string>;
  isRehearsal: boolean;
  /** The language that a seat has chosen. */
  languages: ReadonlyMap<string, string>;
  /** The story in the languages of the session's seats, its own left out. */
  translations: ReadonlyMap<string, Story>;
}

/** The public name of an organiser; empty for an unknown one, shown as the host. */
export const hostName = ({ hosts }: Pick<SessionFacts, 'hosts'>, userId: number | null): string =>
  (userId === null ? undefined : hosts.get(userId)) ?? '';
