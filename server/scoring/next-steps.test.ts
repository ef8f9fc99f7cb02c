import { expect, it } from 'vitest';
import { scorecard as english } from '#contract/words/en/scorecard.ts';
import type { Contribution } from './contributions.ts';
import { measuresOf } from './measures.ts';
import { nextSteps } from './next-steps.ts';
import type { TeamRecord } from './team-record.ts';

const { next } = english;
const none: TeamRecord = {
  teamId: 1,
  name: 'Otters',
  seatIds: ['a', 'b', 'c', 'd'],
  contributions: [],
  agreements: [],
  boards: 0,
  changes: [],
  helpCalls: 0,
  helpAnswered: 0,
  spokenMs: [],
  noticing: null,
};
const stepsOf = (changes: Partial<TeamRecord>) => {
  const record = { ...none, ...changes };
  return nextSteps(measuresOf(record, english), record, english);
};
const done = (kind: Contribution['kind'], seats: string) =>
  [...seats].map((seatId, at): Contribution => ({ kind, seatId, at }));
const agreed = (share: number, seconds = 30) => ({
  scene_id: `${share}-${seconds}`,
  question: 'They look at you. Which way?',
  share,
  seconds,
  voters: 4,
});

it('suggests nothing to a team whose log shows nothing to change', () => {
  expect(stepsOf({})).toEqual([]);
  expect(
    stepsOf({
      boards: 1,
      contributions: [...done('clue', 'abcd'), ...done('answer', 'abcd')],
      agreements: [agreed(0.75), agreed(1)],
      helpCalls: 2,
      helpAnswered: 2,
    }),
  ).toEqual([]);
});

it.each<[string, Partial<TeamRecord>, string]>([
  ['calls without an answer', { helpCalls: 3, helpAnswered: 1 }, next.answerCalls(2)],
  ['a board without clues', { boards: 1 }, next.shareClues],
  [
    'more answers than clues',
    { boards: 1, contributions: [...done('clue', 'a'), ...done('answer', 'bcda')] },
    next.cluesFirst(4, 1),
  ],
  ['one person’s turns in a row', { contributions: done('message', 'aaaaaaaaab') }, next.passTurns(0.111)],
  ['the most divided vote', { agreements: [agreed(0.6), agreed(0.5)] }, next.hearTheFew('Which way?')],
  ['votes without doubt', { agreements: [agreed(1), agreed(1, 20)] }, next.doubt(2)],
  ['quick votes', { agreements: [agreed(0.75, 4)] }, next.slowDown(4)],
])('answers %s with one thing to do', (_, record, step) => {
  expect(stepsOf(record)).toEqual([step]);
});

it('names two steps at most, those that change most first', () => {
  expect(
    stepsOf({ boards: 1, helpCalls: 1, agreements: [agreed(0.5, 3), agreed(1, 3), agreed(1, 2)] }),
  ).toEqual([next.answerCalls(1), next.shareClues]);
});
