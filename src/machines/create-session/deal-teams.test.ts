import { describe, expect, it } from 'vitest';
import { type Dealing, dealTeams, separateTeams, tooClose } from './deal-teams.ts';

/** The same row of numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    first_name: `P${index}`,
    last_name: '',
    email: `p${index}@x.example`,
  }));

const address = (index: number) => `p${index}@x.example`;

function dealt(
  count: number,
  teams: number,
  by: Dealing,
  given: { groups?: Map<string, string>; apart?: string[][]; seed?: number } = {},
): string[][] {
  const { groups = new Map(), apart = [], seed = 7 } = given;
  const places = dealTeams({ people: crowd(count), teams, by, groups, apart, random: randomFrom(seed) });
  return Array.from({ length: teams }, (_, team) =>
    Object.keys(places).filter((email) => places[email] === team),
  );
}

const sizes = (teams: string[][]) => teams.map(({ length }) => length).sort();

/** Nine of Sales, three of Design, two of Law, one of nowhere. */
const departments = new Map(
  crowd(14).map(({ email }, index) => [email, index < 9 ? 'Sales' : index < 12 ? 'Design' : 'Law']),
);

describe('dealing people to teams', () => {
  it.each(['random', 'spread', 'together'] as const)('%s: everybody once, teams of one size', (by) => {
    const teams = dealt(15, 4, by, { groups: departments });
    expect(teams.flat().sort()).toEqual(
      crowd(15)
        .map(({ email }) => email)
        .sort(),
    );
    expect(sizes(teams)).toEqual([3, 4, 4, 4]);
  });

  it('at random is another dealing the next time', () => {
    expect(dealt(12, 3, 'random', { seed: 1 })).not.toEqual(dealt(12, 3, 'random', { seed: 2 }));
  });

  it('spreads every department as evenly as possible', () => {
    const teams = dealt(15, 3, 'spread', { groups: departments });
    const inTeams = (name: string) =>
      teams.map((team) => team.filter((email) => departments.get(email) === name).length).sort();
    expect(inTeams('Sales')).toEqual([3, 3, 3]);
    expect(inTeams('Design')).toEqual([1, 1, 1]);
    expect(inTeams('Law')).toEqual([0, 1, 1]);
  });

  it('keeps departments together where they fit', () => {
    const three = new Map(crowd(9).map(({ email }, index) => [email, ['A', 'B', 'C'][index % 3] ?? '']));
    const teams = dealt(9, 3, 'together', { groups: three });
    expect(teams.map((team) => new Set(team.map((email) => three.get(email))).size)).toEqual([1, 1, 1]);
  });

  it.each(['random', 'spread', 'together'] as const)('%s: keeps apart who is to be, for any luck', (by) => {
    const apart = [
      [address(0), address(1), address(2)],
      [address(3), address(4)],
      [address(0), address(4)],
    ];
    for (let seed = 0; seed < 200; seed += 1)
      expect(tooClose(dealt(15, 3, by, { groups: departments, apart, seed }), apart)).toEqual([]);
  });

  it('lists people of one group that share a team where there are more of them than teams', () => {
    const all = [address(0), address(1), address(2)];
    expect(tooClose(dealt(6, 2, 'random', { apart: [all] }), [all])).toHaveLength(1);
  });

  it('separates two by one exchange, and moves no other seat', () => {
    const teams = [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ];
    const places = separateTeams(teams, [['a', 'b']]);
    const moved = Object.entries(places).filter(([email, place]) => !teams[place]?.includes(email));
    expect(moved).toHaveLength(2);
    expect(places.a).not.toBe(places.b);
  });
});
