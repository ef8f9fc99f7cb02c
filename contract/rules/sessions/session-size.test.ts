import { expect, it } from 'vitest';
import { sessionLimits, sessionsFor, splitTeams } from './session-size.ts';

const limits = { people: 30, atOneTable: 12 };

it('splits 300 people in teams of six into ten sessions of 30', () => {
  const parts = splitTeams(Array(50).fill(6), limits);
  expect(parts?.map((teams) => teams.length)).toEqual(Array(10).fill(5));
  expect(parts?.flat().sort((one, other) => one - other)).toEqual([...Array(50).keys()]);
});

it('keeps teams whole, even where that takes one session more', () => {
  const parts = splitTeams([12, 12, 12, 12, 12], limits);
  expect(parts?.map((teams) => teams.length)).toEqual([2, 2, 1]);
});

it('never plans more than twelve teams into one session', () => {
  const parts = splitTeams(Array(25).fill(1), { people: 300, atOneTable: 12 });
  expect(parts?.map(({ length }) => length)).toEqual([9, 8, 8]);
});

it('leaves what fits in one session', () => {
  expect(splitTeams([6, 6, 5], limits)).toEqual([[0, 1, 2]]);
});

it('reports a single team that is too large', () => {
  expect(splitTeams([6, 13], limits)).toBeUndefined();
});

it('is bounded by the story, by the rooms and by the seats of a session', () => {
  expect(sessionLimits({ max: 30 }, 12).people).toBe(30);
  expect(sessionLimits({ max: 300 }, 12).people).toBe(144);
  expect(sessionLimits({ max: 1000 }, 100).people).toBe(300);
});

it('counts the sessions of a group', () => {
  expect(sessionsFor(300, 30)).toEqual({ sessions: 10, largest: 30 });
  expect(sessionsFor(61, 60)).toEqual({ sessions: 2, largest: 31 });
  expect(sessionsFor(0, 60)).toEqual({ sessions: 1, largest: 0 });
});
