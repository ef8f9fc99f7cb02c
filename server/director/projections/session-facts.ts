import type { Story } from '#contract/story/story.ts';
import type { ClipPlaylist } from '../../stories/clip-playlists.ts';

/** What a projection shows beside the log: names of people, titles, playlists. */
export interface SessionFacts {
  title: string;
  /** Of a custom video room, as the organiser wrote it. */
  videoRoomUrl: string | null;
  people: ReadonlyMap<string, { name: string; checked: boolean }>;
  /** The organisers' names by user id. */
  hosts: ReadonlyMap<number, string>;
  playlists: ReadonlyMap<string, ClipPlaylist[]>;
  /** Seats without a person, which the server plays. */
  bots: ReadonlySet<string>;
  isRehearsal: boolean;
  /** The language that a seat has chosen. */
  languages: ReadonlyMap<string, string>;
  /** The story in the languages of the session's seats, its own left out. */
  translations: ReadonlyMap<string, Story>;
}

/** The public name of an organiser; empty for an unknown one, whom a page calls the host. */
export const hostName = ({ hosts }: Pick<SessionFacts, 'hosts'>, userId: number | null): string =>
  (userId === null ? undefined : hosts.get(userId)) ?? '';
