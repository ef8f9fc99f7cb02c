import { expect, test } from 'vitest';
import { publishingTooFast } from '../hub-error.ts';
import { AnswersInOrder } from './answers-in-order.ts';
import type { Outcome } from './publish-outcomes.ts';

test('completes in order, each request with its own answer', () => {
  const answers = new AnswersInOrder();
  const given: [number, Outcome][] = [];
  const settle = (msgSerial: number, outcome: Outcome) =>
    answers.settle(msgSerial, outcome, (...answer) => given.push(answer));
  const refusal = publishingTooFast();
  answers.expect(0);
  answers.expect(1);
  settle(2, ['c']);
  settle(1, refusal);
  expect([given, answers.isDue(2)]).toEqual([[], true]);
  answers.expect(0);
  settle(0, ['a']);
  expect(given).toEqual([
    [0, ['a']],
    [1, refusal],
    [2, ['c']],
  ]);
  settle(3, ['d']);
  expect([given.length, answers.isDue(3)]).toEqual([4, false]);
});
