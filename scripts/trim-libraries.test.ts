import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Trimmed } from './library-cuts.ts';
import { trimLibraries } from './trim-libraries.ts';

let root = '';
beforeEach(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  root = await mkdtemp(path.join(tmpdir(), 'trim-libraries-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

const library = 'library-1a2b.mjs';
const library1a2b = /library-1a2b\.mjs$/;

async function builtWith(...cuts: Trimmed[]): Promise<string> {
  await writeFile(
    path.join(root, library),
    `function Shown() {}
Shown.prototype.look = function () { return 'shown' };
Shown.prototype.fetch = function () { return 'fetched' };
export const shown = new Shown();
export const log = { said: 'noise' };`,
  );
  await writeFile(path.join(root, 'main.js'), `export * from './${library}';`);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [trimLibraries(cuts)],
    build: { write: false, lib: { entry: 'main.js', formats: ['es'], fileName: 'main' } },
  });
  return JSON.stringify(result);
}

test('what no page comes to is left out, of a method on a prototype too', async () => {
  const text = await builtWith({
    file: library1a2b,
    cuts: [["'noise'", "''"]],
    unreached: ['Shown.prototype.fetch'],
  });
  expect(text).toContain('shown');
  expect(text).not.toMatch(/fetched|noise/);
});

test('a part that the library no longer has stops the build, and is named', async () => {
  await expect(builtWith({ file: library1a2b, cuts: [["'whisper'", "''"]] })).rejects.toThrow(
    /library-1a2b\.mjs has changed, and 'whisper' is not in it/,
  );
});

test('a file that the library no longer has stops the build, and is named', async () => {
  await expect(
    builtWith({ file: library1a2b }, { file: /library-9f8e\.mjs$/, cuts: [["'noise'", "''"]] }),
  ).rejects.toThrow(/No module of this build is \/library-9f8e.*scripts\/library-cuts\.ts/);
});
