import type { Person } from '#contract/rules/people/people-lines.ts';

/** At random; a group spread over all teams; a group in one team. */
export type Dealing = 'random' | 'spread' | 'together';

interface DealRequest {
  people: readonly Person[];
  teams: number;
  by: Dealing;
  /** By address: a department, or the former team; absent if unknown. */
  groups: ReadonlyMap<string, string>;
  /** Addresses of which no two share a team if possible. */
  apart: readonly (readonly string[])[];
  /** From 0 up to 1. */
  random: () => number;
}

/** Deals people to teams whose sizes differ by one at most; returns the index of each team by address. */
export function dealTeams({ people, teams, by, groups, apart, random }: DealRequest): Record<string, number> {
  const shuffled = shuffle(
    people.map(({ email }) => email),
    random,
  );
  const inGroups = by === 'random' ? shuffled : largestGroupFirst(shuffled, groups);
  const smaller = Math.floor(inGroups.length / teams);
  const larger = inGroups.length % teams;
  const dealt = Array.from({ length: teams }, (_, team) =>
    by === 'together'
      ? inGroups.slice(
          team * smaller + Math.min(team, larger),
          (team + 1) * smaller + Math.min(team + 1, larger),
        )
      : inGroups.filter((_email, index) => index % teams === team),
  );
  return placesOf(keepApart(dealt, apart, (one, other) => groups.get(one) === groups.get(other)));
}

/** Separates `apart` with as few swaps of two people as possible; returns team indexes by address. */
export function separateTeams(
  teams: readonly (readonly string[])[],
  apart: readonly (readonly string[])[],
): Record<string, number> {
  return placesOf(
    keepApart(
      teams.map((team) => [...team]),
      apart,
      () => true,
    ),
  );
}

const placesOf = (teams: readonly (readonly string[])[]): Record<string, number> =>
  Object.fromEntries(teams.flatMap((team, place) => team.map((email) => [email, place])));

/** The people of `apart` who share a team, one group a team. */
export function tooClose(
  teams: readonly (readonly string[])[],
  apart: readonly (readonly string[])[],
): string[][] {
  return apart.flatMap((group) =>
    teams.map((team) => team.filter((email) => group.includes(email))).filter(({ length }) => length > 1),
  );
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[chosen]] = [shuffled[chosen] as Item, shuffled[last] as Item];
  }
  return shuffled;
}

/** People without a group are dealt last. */
function largestGroupFirst(emails: readonly string[], groups: ReadonlyMap<string, string>): string[] {
  const byGroup = Map.groupBy(emails, (email) => groups.get(email));
  const alone = byGroup.get(undefined) ?? [];
  byGroup.delete(undefined);
  return [...byGroup.values()]
    .sort((one, other) => other.length - one.length)
    .flat()
    .concat(alone);
}

/** Whether a person would share the team with someone they are to be kept apart from. */
export const clashes = (
  email: string,
  team: readonly string[],
  apart: readonly (readonly string[])[],
): boolean =>
  apart.some((group) => group.includes(email) && team.some((mate) => mate !== email && group.includes(mate)));

/** Swaps people who must be kept apart with people of another team, preferably similar ones. */
function keepApart(
  teams: string[][],
  apart: readonly (readonly string[])[],
  alike: (one: string, other: string) => boolean,
): string[][] {
  for (const [here, team] of teams.entries())
    for (const [seat, email] of team.entries()) {
      if (!clashes(email, team, apart)) continue;
      const swaps = teams.flatMap((other, there) =>
        there === here
          ? []
          : other.flatMap((mate, place) =>
              clashes(email, other.with(place, email), apart) || clashes(mate, team.with(seat, mate), apart)
                ? []
                : [{ other, place, mate }],
            ),
      );
      const best = swaps.find(({ mate }) => alike(email, mate)) ?? swaps[0];
      if (!best) continue;
      team[seat] = best.mate;
      best.other[best.place] = email;
    }
  return teams;
}
