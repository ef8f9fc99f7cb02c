import { expect, test } from 'vitest';
import { decide } from './tally.ts';

const options = [
  { id: 'a', label: 'Up' },
  { id: 'b', label: 'Down' },
  { id: 'c', label: 'Stay' },
];
const votes = (text: string) =>
  text.split(' ').map((vote) => ({ seatId: vote.slice(0, -1), optionId: vote.slice(-1) }));

test('most votes win', () => {
  expect(decide(options, votes('ada:b ben:b cai:a'), ['cai:'])).toEqual({
    chosen: 'b',
    counts: [
      { optionId: 'a', votes: 1 },
      { optionId: 'b', votes: 2 },
      { optionId: 'c', votes: 0 },
    ],
    rule: 'most-votes',
    reason: '“Down” has 2 of 3 votes.',
  });
});

test('among tied options the captain’s choice wins', () => {
  expect(decide(options, votes('ada:a ben:b'), ['ben:'])).toMatchObject({
    chosen: 'b',
    rule: 'captains',
    reason: '“Up” and “Down” have 1 vote each; the captain chose “Down”.',
  });
});

test('with several captains, the tied option that most of them chose', () => {
  const tied = votes('ada:a ben:b cai:b dot:a eve:c fay:c gus:c hal:b ida:a');
  expect(decide(options, tied, ['ben:', 'eve:', 'fay:'])).toMatchObject({
    chosen: 'c',
    reason: '“Up”, “Down” and “Stay” have 3 votes each; most captains chose “Stay”.',
  });
});

test('a captain who chose an option that is not tied settles nothing', () => {
  expect(decide(options, votes('ada:b ben:b cai:c dot:c eve:a'), ['eve:'])).toMatchObject({
    chosen: 'b',
    rule: 'listed-first',
    reason:
      '“Down” and “Stay” have 2 votes each, and the captains’ votes don’t settle it, so the first option wins: “Down”.',
  });
});

test('captains who disagree leave it to the order', () => {
  expect(decide(options, votes('ada:c ben:b'), ['ada:', 'ben:'])).toMatchObject({
    chosen: 'b',
    rule: 'listed-first',
  });
});
