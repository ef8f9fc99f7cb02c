import { expect, test } from 'vitest';
import { door } from '../words/english/door.ts';
import { seat } from '../words/english/seat.ts';
import { attendanceQuestion, closedWords, declinedWords } from './attendance-words.ts';

const statuses = ['scheduled', 'lobby', 'live', 'completed', 'cancelled', 'failed'];
const questions = (declined: boolean, asks: boolean) =>
  statuses.map((status) => attendanceQuestion({ declined, status, asks }));

test('whoever comes by the ordinary link is asked nothing', () => {
  expect(questions(false, false)).toEqual(statuses.map(() => undefined));
});

test('whoever cannot come is asked once until the session begins; one that is over speaks for itself', () => {
  expect(questions(false, true)).toEqual(['asked', 'asked', 'closed', undefined, undefined, undefined]);
});

test('whoever has said so sees it, by whichever link they come', () => {
  const seen = ['declined', 'declined', 'declined', 'closed', 'closed', 'closed'];
  expect([questions(true, false), questions(true, true)]).toEqual([seen, seen]);
});

test('a page that comes too late says why', () => {
  expect([
    ...['lobby', 'live'].map((status) => declinedWords(door.attendance, { host: 'Olga', status }).title),
    ...['live', 'completed', 'cancelled', 'failed'].map(
      (status) => closedWords({ ...door, ...seat }, status).title,
    ),
  ]).toEqual([
    'You said that you cannot come',
    'The story has begun without you',
    'The story has begun',
    'The story has been told',
    'This session was called off',
    'This session could not be held',
  ]);
});
