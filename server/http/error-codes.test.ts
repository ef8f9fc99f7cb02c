import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { errorCatalogue } from '#contract/words/error-catalogue.ts';

const root = path.resolve(import.meta.dirname, '../..');

const sources = ['server', 'contract/calls', 'contract/rules']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(root, folder, file),
    ),
  )
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));

const documented = new Map(
  [
    ...readFileSync(path.join(root, 'docs/errors.md'), 'utf8').matchAll(
      /^\| (\w+_\d{3}) \| ([^|]+) \| ([^|]+) \|$/gm,
    ),
  ].map(([, code = '', status = '', when = '']) => [code, { status, when }]),
);

test('docs/errors.md has a line for every code, in the order of the catalogue', () => {
  expect([...documented.keys()]).toEqual(Object.keys(errorCatalogue));
});

test('the catalogue has forty codes', () => {
  expect(Object.keys(errorCatalogue)).toHaveLength(40);
});

test.each(Object.keys(errorCatalogue))('%s is produced by the server, under a status', (code) => {
  expect(sources.some((source) => source.includes(`'${code}'`))).toBe(true);
  expect(documented.get(code)?.status).toMatch(/^\d{3}(, \d{3})*$/);
});
