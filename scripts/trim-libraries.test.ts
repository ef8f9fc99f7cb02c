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
Shown.prototype.tell = (word) => { console.log('told', word) };
class Player {
  load() { return 'player loads' }
  read(tag, list) {
    switch (tag) {
      case 'PART': return 'a part';
      case 'MAP': return 'a map';
    }
    if (list.live) this.live = 'goes on';
    delete list.live;
    return list.live ? 'is live' : 'is whole';
  }
}
class Keys { load() { return 'keys load' } }
export const shown = new Shown();
export const made = [new Player(), new Keys()];
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

test('a method is left out of the class that is named, and a function that an arrow writes', async () => {
  const text = await builtWith({ file: library1a2b, unreached: ['Keys.load', 'Shown.prototype.tell'] });
  expect(text).toContain('player loads');
  expect(text).not.toMatch(/keys load|told/);
});

test('a case that no input comes to is left out, and no other', async () => {
  const text = await builtWith({ file: library1a2b, cases: ['PART'] });
  expect(text).toContain('a map');
  expect(text).not.toContain('a part');
});

test('what a constant property rules out is left out; where it is written or deleted, it stays', async () => {
  const text = await builtWith({ file: library1a2b, constants: { live: 'false' } });
  expect(text).toContain('is whole');
  expect(text).not.toMatch(/is live|goes on/);
  expect(text).toMatch(/delete \w+\.live/);
});

test.each([
  ['a function', { unreached: ['Player.whisper'] }],
  ['a case', { cases: ['WHISPER'] }],
  ['a property', { constants: { whisper: 'null' } }],
])('%s that the library no longer has stops the build, and is named', async (_, cut) => {
  await expect(builtWith({ file: library1a2b, ...cut })).rejects.toThrow(
    /library-1a2b\.mjs has changed, and (?:Player\.)?whisper is not in it/i,
  );
});
