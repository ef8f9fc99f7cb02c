import { expect, it } from 'vitest';
import { dealGroups } from './team-dealing.ts';
import { areUneven, chooseTeam, type PlacedGroup, type PlacedTeam } from './team-placement.ts';

const group = (people: number, ...departments: string[]): PlacedGroup => ({
  id: crypto.randomUUID(),
  people,
  departments,
  apart: [],
});
const team = (number: number, ...groups: PlacedGroup[]): PlacedTeam => ({ number, groups });

it('fills a team to the proposed size and then opens another', () => {
  expect(chooseTeam([], group(1), 12)).toBe(1);
  expect(chooseTeam([team(1, group(5))], group(1), 12)).toBe(1);
  expect(chooseTeam([team(1, group(6))], group(1), 12)).toBe(2);
});

it('never parts a group', () => {
  expect(chooseTeam([team(1, group(4))], group(3), 12)).toBe(2);
});

it('mixes departments before it looks at sizes', () => {
  const teams = [team(1, group(2, 'Sales')), team(2, group(3, 'Design'))];
  expect(chooseTeam(teams, group(1, 'Sales'), 12)).toBe(2);
  expect(chooseTeam(teams, group(1), 12)).toBe(1);
});

it('uses larger tables where a session has all its teams', () => {
  const full = Array.from({ length: 12 }, (_, index) => team(index + 1, group(index === 3 ? 6 : 12)));
  expect(chooseTeam(full, group(4), 12)).toBe(4);
  expect(chooseTeam(full, group(7), 12)).toBeUndefined();
});

it('deals even teams with groups whole and departments mixed', () => {
  const groups = [
    group(3),
    group(1, 'Sales'),
    group(1, 'Sales'),
    group(1, 'Design'),
    group(1, 'Design'),
    group(1),
  ];
  const dealt = dealGroups(groups, 2);
  const inTeam = (number: number) => groups.filter(({ id }) => dealt.get(id) === number);
  const sizes = [1, 2].map((number) => inTeam(number).reduce((sum, { people }) => sum + people, 0));
  expect(sizes).toEqual([4, 4]);
  const sales = [1, 2].map(
    (number) => inTeam(number).filter(({ departments }) => departments.includes('Sales')).length,
  );
  expect(Math.max(...sales)).toBeLessThanOrEqual(2);
});

it('finds sizes uneven that differ by more than one', () => {
  expect(areUneven([team(1, group(6)), team(2, group(1))])).toBe(true);
  expect(areUneven([team(1, group(4)), team(2, group(3)), team(3)])).toBe(false);
});
