import { expect, test } from 'vitest';
import { publishingTooFast } from '../hub-error.ts';
import { PublishOutcomes } from './publish-outcomes.ts';

test('a publish is new, then answered as it was', () => {
  const outcomes = new PublishOutcomes();
  expect(outcomes.find(0)).toBeUndefined();
  outcomes.settle(0, ['a:0']);
  expect(outcomes.find(0)).toEqual(['a:0']);
});

test('a refused message stays refused after later ones were accepted', () => {
  const outcomes = new PublishOutcomes();
  const refusal = publishingTooFast();
  outcomes.settle(0, refusal);
  for (let msgSerial = 1; msgSerial < 3000; msgSerial += 1) outcomes.settle(msgSerial, [`s:${msgSerial}`]);
  expect(outcomes.find(0)).toBe(refusal);
});

test('an accepted one too old to be remembered counts as accepted, without its serials', () => {
  const outcomes = new PublishOutcomes();
  for (let msgSerial = 0; msgSerial < 3000; msgSerial += 1) outcomes.settle(msgSerial, [`s:${msgSerial}`]);
  expect(outcomes.find(0)).toEqual([]);
  expect(outcomes.find(2999)).toEqual(['s:2999']);
  expect(outcomes.find(3000)).toBeUndefined();
});
