import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealGroups } from './team-dealing.ts';
import { areTooClose, chooseTeam, type PlacedGroup, type PlacedTeam, sizeOf } from './team-placement.ts';

const group = (id: string, people: number, apart: string[] = []): PlacedGroup => ({
  id,
  people,
  departments: [],
  apart,
});

const sum = (groups: readonly PlacedGroup[]) => groups.reduce((total, { people }) => total + people, 0);

function teamsDealt(groups: readonly PlacedGroup[], teams: number): PlacedTeam[] {
  const dealt = dealGroups(groups, teams);
  return Array.from({ length: teams }, (_, index) => ({
    number: index + 1,
    groups: groups.filter(({ id }) => dealt.get(id) === index + 1),
  }));
}

/** Groups one after the other, as people come. */
function teamsFilled(groups: readonly PlacedGroup[], atOneTable: number): PlacedTeam[] {
  const teams: { number: number; groups: PlacedGroup[] }[] = [];
  for (const each of groups) {
    const number = chooseTeam(teams, each, atOneTable) ?? 0;
    const team = teams.find((one) => one.number === number);
    if (team) team.groups.push(each);
    else teams.push({ number, groups: [each] });
  }
  return teams;
}

interface Planted {
  teams: number;
  groups: PlacedGroup[];
}

/** Teams whose sizes differ by at most one, and sets of people who are in different ones. */
const planted = ({ largestGroup, sets }: { largestGroup: number; sets: number }) =>
  fc
    .record({
      sizes: fc.array(fc.array(fc.integer({ min: 1, max: largestGroup }), { minLength: 6, maxLength: 6 }), {
        minLength: 2,
        maxLength: 12,
      }),
      chosen: fc.array(fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 2, maxLength: 4 }), {
        maxLength: sets,
      }),
      order: fc.infiniteStream(fc.nat()),
    })
    .map(({ sizes, chosen, order }): Planted => {
      const teams = sizes.map((wanted) => {
        const fitted: number[] = [];
        for (const people of wanted)
          fitted.push(Math.min(people, 6 - fitted.reduce((total, one) => total + one, 0)));
        return fitted.filter((people) => people > 0);
      });
      const apart = new Map<string, string[]>();
      for (const [set, picks] of chosen.entries()) {
        const inTeams = new Map(
          picks.map(([team, place]) => {
            const at = team % teams.length;
            return [at, `${at}-${place % (teams[at]?.length ?? 1)}`] as const;
          }),
        );
        for (const id of inTeams.values()) apart.set(id, [...(apart.get(id) ?? []), `set ${set}`]);
      }
      const groups = teams.flatMap((team, at) =>
        team.map((people, place) => group(`${at}-${place}`, people, apart.get(`${at}-${place}`))),
      );
      const shuffled = groups
        .map((each) => ({ each, at: order.next().value ?? 0 }))
        .toSorted((one, other) => one.at - other.at)
        .map(({ each }) => each);
      return { teams: teams.length, groups: shuffled };
    });

describe('dealing', () => {
  it('keeps apart whom it can, with groups whole and no team larger than another by more than a group', () => {
    fc.assert(
      fc.property(planted({ largestGroup: 6, sets: 20 }), ({ teams, groups }) => {
        const dealt = teamsDealt(groups, teams);
        expect(areTooClose(dealt)).toBe(false);
        expect(dealt.flatMap((team) => team.groups)).toHaveLength(groups.length);
        const sizes = dealt.map(sizeOf);
        const largest = Math.max(...groups.map(({ people }) => people));
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(largest);
      }),
      { numRuns: 300 },
    );
  });

  it('makes teams of people who come alone even', () => {
    fc.assert(
      fc.property(planted({ largestGroup: 1, sets: 20 }), ({ teams, groups }) => {
        const dealt = teamsDealt(groups, teams);
        expect(areTooClose(dealt)).toBe(false);
        expect(new Set(dealt.map(sizeOf)).size).toBe(1);
      }),
      { numRuns: 300 },
    );
  });

  it('has even teams and as few too close as there must be where there are more to keep apart than teams', () => {
    const many = Array.from({ length: 5 }, (_, index) => group(`m${index}`, 1, ['set']));
    const others = Array.from({ length: 7 }, (_, index) => group(`o${index}`, 1));
    const dealt = teamsDealt([...many, ...others], 4);
    expect(dealt.map(sizeOf)).toEqual([3, 3, 3, 3]);
    const ofSet = dealt.map((team) => team.groups.filter(({ apart }) => apart.length > 0).length);
    expect(ofSet.sort()).toEqual([1, 1, 1, 2]);
  });

  it('ends soon where the most that may be named cannot be kept apart', () => {
    const sets = Array.from({ length: 50 }, (_, set) => `set ${set}`);
    const crowd = Array.from({ length: 144 }, (_, index) =>
      group(
        `p${index}`,
        1,
        sets.filter((_set, at) => (index * 7 + at * 5) % 12 === 0),
      ),
    );
    const from = performance.now();
    expect(teamsDealt(crowd, 12).map(sizeOf)).toEqual(Array.from({ length: 12 }, () => 12));
    expect(performance.now() - from).toBeLessThan(2000);
  });
});

describe('filling', () => {
  it('separates people who sign up one after the other while teams can be opened, and tables in a full session', () => {
    fc.assert(
      fc.property(planted({ largestGroup: 6, sets: 8 }), ({ groups }) => {
        const few = groups.filter((_each, index) => sum(groups.slice(0, index + 1)) <= 36);
        const filled = teamsFilled(few, 12);
        expect(areTooClose(filled)).toBe(false);
        expect(Math.max(...filled.map(sizeOf))).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('seats the thirteenth of thirteen beside one of them', () => {
    const many = Array.from({ length: 13 }, (_, index) => group(`m${index}`, 1, ['set']));
    expect(teamsFilled(many, 12).map(sizeOf).sort()).toEqual([...Array.from({ length: 11 }, () => 1), 2]);
  });
});
