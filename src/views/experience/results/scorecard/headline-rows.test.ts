import { expect, it } from 'vitest';
import { headlineRows } from './headline-rows.ts';

/** Every character is as wide as it is high. */
const rowsOf = (text: string) => headlineRows(text, 100, 1000, (row, size) => [...row].length * size);

it('labels with enough room keep their position', () => {
  expect(rowsOf('Ana Silva')).toEqual({ size: 100, rows: ['Ana Silva'] });
  expect(rowsOf('Keepers of the Gate')).toEqual({ size: 100, rows: ['Keepers of', 'the Gate'] });
});

it('a longer one is smaller before a word of it is broken', () => {
  expect(rowsOf('Featherstone Silva')).toEqual({ size: 82, rows: ['Featherstone', 'Silva'] });
});

it('a word that no size has room for is broken, and every row has room', () => {
  const { size, rows } = rowsOf(`Ana ${'W'.repeat(60)}`);
  expect(size).toBe(60);
  expect(rows.map((row) => row.length)).toEqual([3, 16, 16, 16, 12]);
  for (const row of rows) expect(row.length * size).toBeLessThanOrEqual(1000);
});
