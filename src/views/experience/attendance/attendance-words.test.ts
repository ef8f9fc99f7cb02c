import { expect, test } from 'vitest';
import { door } from '#contract/words/en/door.ts';
import { seat } from '#contract/words/en/seat.ts';
import { attendanceQuestion, closedWords, declinedWords } from './attendance-words.ts';

const statuses = ['scheduled', 'lobby', 'live', 'completed', 'cancelled', 'failed'];
const questions = (declined: boolean, asks: boolean) =>
  statuses.map((status) => attendanceQuestion({ declined, status, asks }));

test('an ordinary link asks nothing', () => {
  expect(questions(false, false)).toEqual(statuses.map(() => undefined));
});

test('a decline link asks once until the session begins; a past session needs no question', () => {
  expect(questions(false, true)).toEqual(['asked', 'asked', 'closed', undefined, undefined, undefined]);
});

test('a declined seat shows it on every link', () => {
  const seen = ['declined', 'declined', 'declined', 'closed', 'closed', 'closed'];
  expect([questions(true, false), questions(true, true)]).toEqual([seen, seen]);
});

test('shows why a page was opened too late', () => {
  expect([
    ...['lobby', 'live'].map((status) => declinedWords(door.attendance, { host: 'Olga', status }).title),
    ...['live', 'completed', 'cancelled', 'failed'].map(
      (status) => closedWords({ ...door, ...seat }, status).title,
    ),
  ]).toEqual([
    'You’ve declined',
    'The story has begun without you',
    'The story has begun',
    'The session is over',
    'This session has been cancelled',
    'This session couldn’t take place',
  ]);
});
