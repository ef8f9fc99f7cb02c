import { expect, test } from 'vitest';
import { gridOf } from './display-grid.ts';

const refreshMs = 1000 / 60;
const look = { frames: 6, edgeMs: 2 };
const six = (error: number) => Array.from({ length: 6 }, () => error);

test('corrects frames that are a refresh late to the nearest earlier refresh', () => {
  const grid = gridOf(six(14), refreshMs, look);
  expect(grid?.isWrong).toBe(true);
  expect(grid?.stand).toBe(14);
  expect(grid?.nearest).toBeCloseTo(14 - refreshMs, 6);
});

test('on the edge between two points either is right, or the nearer one where no edge is granted', () => {
  expect(gridOf(six(9.5), refreshMs, look)?.isWrong).toBe(false);
  expect(gridOf(six(-9.5), refreshMs, look)?.isWrong).toBe(false);
  expect(gridOf(six(9.5), refreshMs, { ...look, edgeMs: 0 })?.isWrong).toBe(true);
  expect(gridOf(six(-8.2), refreshMs, { ...look, edgeMs: 0 })?.isWrong).toBe(false);
});

test('frames that slipped half way through are wrong, those of one late frame are not', () => {
  const late = 4 + refreshMs;
  expect(gridOf([4, 4, 4, late, late, late], refreshMs, look)?.isWrong).toBe(true);
  expect(gridOf([4, 4, late, 4, 4, 4], refreshMs, look)?.isWrong).toBe(false);
});

test('too few frames, and a display on which frames last no whole refreshes, have no grid', () => {
  expect(gridOf(six(4).slice(1), refreshMs, look)).toBeUndefined();
  expect(gridOf([0, 6.7, 13.3, 0, 6.7, 13.3], 20, look)).toBeUndefined();
});
