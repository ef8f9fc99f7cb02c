import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-operator-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (command: string, words = ['list']) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, command), ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });

it.each(['orders.ts', 'mails.ts'])('%s goes by .env, as the server does', async (command) => {
  await writeFile(path.join(folder, '.env'), 'DATABASE_URL=nowhere\n');
  const { status, stderr } = run(command);
  expect([status, stderr]).toEqual([
    1,
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://\n',
  ]);
});

it.each(['orders.ts', 'mails.ts'])('%s makes no database of its own', async (command) => {
  const { status, stderr } = run(command);
  expect([status, stderr]).toEqual([
    1,
    `there is no database in ${path.join(folder, 'data')}: set DATA_DIR or DATABASE_URL as the server has them\n`,
  ]);
  expect(await readdir(folder)).toEqual([]);
});

it('a mail is named by its number', () => {
  const { status, stderr } = run('mails.ts', ['retry', 'abc']);
  expect([status, stderr]).toEqual([1, '\nretry takes a whole number from 1 on, not abc.\n\n']);
});
