import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const example = textOf('.env.example');

/** Given by the build itself, by the browser's tools or by `npm run dev`, and by nobody who runs the product. */
const notSettings = ['DEV', 'PROD', 'SSR', 'VITE_OFFLINE_BUILD', 'MUSTER_API_PORT', 'NODE_COMPILE_CACHE'];

const readByName =
  /(?:\benv,\s*'|\bneeded\('|(?:process\.env|import\.meta\.env|\bvalues)\.)([A-Z][A-Z\d_]+)\b/g;

/** Every variable that the server, the site and the build ask for. */
function readVariables(): string[] {
  const files = globSync(
    [
      '{server,src}/**/*.{ts,tsx}',
      'vite.config.ts',
      'scripts/{dev,start,build}.mjs',
      'scripts/build/prerender.ts',
    ],
    { cwd: root },
  ).filter((file) => !/\.test\.tsx?$/.test(file));
  const found = files.flatMap((file) => [...textOf(file).matchAll(readByName)].map(([, name = '']) => name));
  return [...new Set(found)].filter((name) => !notSettings.includes(name)).toSorted();
}

test('every variable that is read is in .env.example', () => {
  const read = readVariables();
  expect(read.length).toBeGreaterThan(60);
  expect(read.filter((name) => !new RegExp(`\\b${name}\\b`).test(example))).toEqual([]);
});

test('every variable of .env.example is read', () => {
  const offered = [...example.matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)].map(([, name = '']) => name);
  expect(offered.length).toBeGreaterThan(50);
  const read = readVariables();
  expect(offered.filter((name) => !read.includes(name))).toEqual([]);
});
