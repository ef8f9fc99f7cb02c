import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mutations } from './mutations.ts';

const root = path.resolve(import.meta.dirname, '../..');

test('every specified value occurs once in its file', () => {
  const moved = mutations.flatMap(({ file, changes }) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return changes.filter(([from]) => text.split(from).length !== 2).map(([from]) => `${file}: ${from}`);
  });
  expect(moved).toEqual([]);
});

test('the tests of every value exist', () => {
  const missing = mutations
    .flatMap(({ tests }) => tests)
    .filter((file) => !existsSync(path.join(root, file)));
  expect(missing).toEqual([]);
});
