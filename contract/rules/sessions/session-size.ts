import { seatsPerSession } from '../business-constants.ts';
import type { RoomEngineName } from './room-engines.ts';

/** Teams of one session at most. */
export const teamsPerSession = 12;

/** Sessions that one request plans: the parts of a large group, or the dates of a series. */
export const sessionsAtOnce = 26;

/** People whom one request, or one draft of a session, may name. */
export const peopleAtOnce = 600;

/** How many people a proposed team has at most: four to six talk best. */
export const proposedTeamSize = 6;

/**
 * People at one table at most. In a mesh each browser sends its voice to every other; a media server passes on what it
 * is sent once.
 */
export const peopleAtOneTable: Readonly<Record<RoomEngineName, number>> = {
  mesh: 12,
  livekit: 20,
  janus: 20,
};

/** What one session may hold: `people` over all teams, `atOneTable` in each. */
export interface SessionLimits {
  people: number;
  atOneTable: number;
}

/** The limits of a session of a story (`players.max`) whose teams meet in rooms with `atOneTable` places. */
export const sessionLimits = (players: { max: number }, atOneTable: number): SessionLimits => ({
  people: Math.min(players.max, seatsPerSession, teamsPerSession * atOneTable),
  atOneTable,
});

/** "A session of “The Borrowed Light” has room for 30 people; this one would have 31." */
export const tooManyPeople = (story: string, limit: number, people: number): string =>
  `A session of “${story}” has room for ${limit} people; this one would have ${people}.`;

export const tooManyAtTable = (team: string, limit: number, people: number): string =>
  `A team’s room has ${limit} seats; “${team}” would have ${people} people.`;

/**
 * The fewest sessions, as even as they can be, in which all teams fit whole: the places of each session's teams. Undefined
 * where a team alone is too large. `sizes` are the people of each team.
 */
export function splitTeams(sizes: readonly number[], limits: SessionLimits): number[][] | undefined {
  if (sizes.some((size) => size > limits.atOneTable || size > limits.people)) return undefined;
  const people = sizes.reduce((sum, size) => sum + size, 0);
  const least = Math.max(1, Math.ceil(people / limits.people), Math.ceil(sizes.length / teamsPerSession));
  for (let count = least; count < sizes.length; count += 1) {
    const parts = packTeams(sizes, limits, count);
    if (parts) return parts;
  }
  return sizes.map((_size, place) => [place]);
}

/** The largest team first, each into the session with the fewest people; undefined where one does not fit. */
function packTeams(
  sizes: readonly number[],
  { people }: SessionLimits,
  count: number,
): number[][] | undefined {
  const parts = Array.from({ length: count }, () => ({ seated: 0, teams: [] as number[] }));
  const largestFirst = [...sizes.entries()].sort(([, one], [, other]) => other - one);
  for (const [place, size] of largestFirst) {
    const open = parts.filter((part) => part.seated + size <= people && part.teams.length < teamsPerSession);
    const [first] = open.toSorted((one, other) => one.seated - other.seated);
    if (!first) return undefined;
    first.seated += size;
    first.teams.push(place);
  }
  return parts.map(({ teams }) => teams.sort((one, other) => one - other));
}

/** How many sessions `people` are at the least, and how many people the largest of them has. */
export function sessionsFor(people: number, limit: number): { sessions: number; largest: number } {
  const sessions = Math.max(1, Math.ceil(people / limit));
  return { sessions, largest: Math.ceil(people / sessions) };
}
