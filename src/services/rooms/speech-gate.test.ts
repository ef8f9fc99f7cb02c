import { expect, test } from 'vitest';
import { closedGate, levelOf, throughGate } from './speech-gate.ts';

const speak = (levels: readonly number[]) =>
  levels.reduce((gate, level, index) => throughGate(gate, level, index * 100, 100), closedGate);

test('loud moments count, with the pauses of one breath between them', () => {
  expect(speak([0.1, 0.1, 0, 0, 0.1])).toEqual({ speaking: true, spokenMs: 500, lastLoudAt: 400 });
});

test('silence and faint noise count nothing', () => {
  expect(speak([0, 0.01, 0.02, 0]).spokenMs).toBe(0);
});

test('the gate closes a moment after the last word', () => {
  expect(speak([0.1, 0, 0, 0, 0, 0]).speaking).toBe(false);
});

test('the level is the root mean square', () => {
  expect(levelOf(new Float32Array([0.5, -0.5]))).toBe(0.5);
  expect(levelOf(new Float32Array())).toBe(0);
});
