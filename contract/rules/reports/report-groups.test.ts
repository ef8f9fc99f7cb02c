import { describe, expect, it } from 'vitest';
import { type DepartmentFigure, publishedGroups, smallestReportGroup, totalOf } from './report-groups.ts';

const of = (department: string, people: number, sum = people): DepartmentFigure => ({
  department,
  people,
  count: people,
  sum,
});
const names = (figures: readonly DepartmentFigure[]) =>
  publishedGroups(figures).map(({ department, people }) => [department, people]);

describe('the groups of a month', () => {
  it('are departments of five people and more', () => {
    expect(names([of('Sales', 5), of('Legal', 12)])).toEqual([
      ['Sales', 5],
      ['Legal', 12],
    ]);
  });

  it('are small departments together, as soon as they are five people', () => {
    expect(names([of('Sales', 9), of('Legal', 4), of('', 1)])).toEqual([
      ['Sales', 9],
      [null, 5],
    ]);
  });

  it('leave out small departments that are fewer than five together, and all of a month with so few', () => {
    expect(names([of('Sales', 9), of('Legal', 4)])).toEqual([['Sales', 9]]);
    expect(names([of('Sales', 2), of('Legal', 2)])).toEqual([]);
    expect(totalOf(publishedGroups([of('Sales', 4)]))).toBeNull();
  });

  it('add up to the total, which excludes the people that they exclude', () => {
    const groups = publishedGroups([of('Sales', 9, 40), of('Legal', 4, 4)]);
    expect(totalOf(groups)).toEqual({ count: 9, sum: 40 });
  });
});

describe('a subtraction', () => {
  /** Numbers from 0 to 7, the same in every run. */
  function dice(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor(state / 65_536) % 8;
    };
  }
  const departments = ['Sales', 'Legal', 'IT', ''];
  const months = ['2026-01', '2026-02', '2026-03'];

  /** Which people a published number is made of, as every reader could work out at best. */
  function attack(seed: number) {
    const roll = dice(seed);
    const cells = months.flatMap((month) => {
      const figures = departments.map((department) => of(department, roll())).filter(({ people }) => people);
      return publishedGroups(figures).map((group) => ({
        month,
        /** Each group's people, by the departments that it holds. */
        held: new Set(
          group.department === null
            ? figures.filter(({ people }) => people < smallestReportGroup).map(({ department }) => department)
            : [group.department],
        ),
        group,
      }));
    });
    return cells;
  }

  it('of any two sums of a report leaves whole groups of five and more', () => {
    let subtractions = 0;
    for (let seed = 0; seed < 200; seed += 1) {
      const cells = attack(seed);
      const sums = [
        cells,
        ...months.map((month) => cells.filter((cell) => cell.month === month)),
        ...[...departments, null].map((department) =>
          cells.filter(({ group }) => group.department === department),
        ),
      ];
      for (const one of sums)
        for (const other of sums) {
          const left = one.filter((cell) => !other.includes(cell));
          const people = left.reduce((total, { group }) => total + group.people, 0);
          if (left.length > 0) expect(people).toBeGreaterThanOrEqual(smallestReportGroup);
          subtractions += left.length > 0 ? 1 : 0;
        }
    }
    expect(subtractions).toBeGreaterThan(1000);
  });

  it('of two months never meets one person twice within a month', () => {
    for (const seed of [1, 2, 3]) {
      const cells = attack(seed);
      for (const month of months) {
        const held = cells.filter((cell) => cell.month === month).flatMap((cell) => [...cell.held]);
        expect(new Set(held).size).toBe(held.length);
      }
    }
  });

  it('between a total and shown groups reveals nothing about a hidden department', () => {
    const groups = publishedGroups([of('Sales', 9, 40), of('IT', 6, 30), of('Legal', 3, 3)]);
    const shown = groups.reduce((sum, group) => sum + group.sum, 0);
    expect((totalOf(groups)?.sum ?? 0) - shown).toBe(0);
  });

  /** What the rule alone does not prevent, and why a month's groups are made once and then kept. */
  it('of the groups before and after one person would tell that person’s value', () => {
    const before = publishedGroups([of('Sales', 6, 25)]);
    const after = publishedGroups([of('Sales', 7, 26)]);
    expect((totalOf(after)?.sum ?? 0) - (totalOf(before)?.sum ?? 0)).toBe(1);
  });
});
