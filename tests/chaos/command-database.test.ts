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
  spawnSync(process.execPath, [path.resolve('scripts/operate', command), ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    encoding: 'utf8',
  });

it.each(['orders.ts', 'mails.ts'])('%s reads .env, as the server does', async (command) => {
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
  expect([status, stderr]).toEqual([2, '\nretry takes a whole number from 1 on, not abc.\n\n']);
});

it.each([
  ['orders.ts', ['paid'], 'paid needs the NUMBER of an order.\n\nnpm run orders'],
  ['orders.ts', ['paid', '17'], 'The number of an order is written as MU-2026-00001, not 17.'],
  ['orders.ts', ['paid', 'MU-2026-00001', 'MU-2026-00002'], '"MU-2026-00002" is a word too many for paid.'],
  ['orders.ts', ['pay', 'MU-2026-00001'], 'There is no "pay".'],
  ['orders.ts', ['toString'], 'There is no "toString".'],
  ['orders.ts', ['list', '--off'], '--off does not go with list.'],
  ['orders.ts', ['refund', 'MU-2026-00001'], '--credits takes a whole number from 1 on, not nothing.'],
  ['orders.ts', ['refund', 'MU-2026-00001', '--credits', '1.5'], '--credits takes a whole number'],
  [
    'orders.ts',
    ['cancel', 'MU-2026-00001', '--reason', 'x'.repeat(201)],
    '--reason takes 1 to 200 characters',
  ],
  ['orders.ts', ['return'], 'return needs the PAYMENT_ID of a payment.'],
  ['orders.ts', ['trust', 'Acme'], 'trust takes a whole number from 1 on, not Acme.'],
  ['orders.ts', [], 'Say what to do.'],
  ['mails.ts', ['retry'], 'retry needs the ID of a mail, or all.'],
  ['mails.ts', ['list', 'all'], '"all" is a word too many for list.'],
  ['mails.ts', ['--again'], "Unknown option '--again'."],
])('%s %j is answered with what to do, before any database is opened', (command, words, sentence) => {
  const { status, stdout, stderr } = run(command, words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('\n    at ');
});

it.each(['orders.ts', 'mails.ts', 'story.ts'])('%s --help prints its usage', (command) => {
  for (const asked of [['--help'], ['list', '-h']]) {
    const { status, stdout, stderr } = run(command, asked);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`npm run ${command.replace('.ts', '')} -- `);
  }
});
