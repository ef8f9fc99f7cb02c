import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alsoNeeded, wrongSettings } from '../support/wrong-settings.ts';
import { startPostgres } from '../../scripts/test-postgres.mjs';
import { hasRedis, startRedis } from '../conformance/redis-server.ts';
import { freePort } from '../support/servers/free-port.ts';

const root = path.resolve(import.meta.dirname, '../..');
const atOnce = 4;
let folder: string;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-wrong-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
});
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

interface Ended {
  code: number | null;
  output: string;
}

async function start(settings: Record<string, string>): Promise<Ended> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const port = settings.PORT ?? String(await freePort());
  const common = { PATH, NODE_COMPILE_CACHE, DATA_DIR: path.join(folder, 'data'), DEMO: '0' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['server/main.ts'],
      { cwd: root, env: { ...common, PORT: port, ...settings }, timeout: 60_000 },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? Number.NaN) : 0, output: stdout + stderr }),
    );
  });
}

const oneSentence = { code: 1, output: expect.stringMatching(/^The server does not start: [^\n]+\.\n$/) };

async function expectOneSentence(cases: readonly Record<string, string>[]): Promise<void> {
  const waiting = [...cases.entries()];
  const seen: [number, Ended][] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) seen.push([next[0], await start(next[1])]);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const byCase = (ended: readonly [number, unknown][]) =>
    ended.toSorted(([one], [other]) => one - other).map(([index, end]) => [cases[index], end]);
  expect(byCase(seen)).toEqual(cases.map((settings) => [settings, oneSentence]));
}

it('each setting with a wrong value ends the start with one sentence and exit code 1, and nothing is written', async () => {
  const oneEach = new Map(wrongSettings);
  const cases = [...oneEach].map(([name, value]) => ({ ...alsoNeeded, [name]: value }));
  await expectOneSentence(cases);
  expect(await readdir(folder)).toEqual([]);
});

it('so do settings that contradict one another, and services that refuse us', async () => {
  const { url, stop } = startPostgres(path.join(folder, 'postgres'));
  closing.push(stop);
  const other = (change: (address: URL) => void) => {
    const address = new URL(url);
    change(address);
    return { DATABASE_URL: address.href };
  };
  const filled = path.join(folder, 'filled');
  await mkdir(path.join(filled, 'pglite'), { recursive: true });
  await writeFile(path.join(filled, 'pglite', 'PG_VERSION'), '18\n');
  await expectOneSentence([
    { NODE_ENV: 'production' },
    { SMPT_URL: 'smtp://mail.example' },
    { TURN_URLS: 'turn:relay.example' },
    { METRICS_PORT: '4000', PORT: '4000' },
    { DATABASE_URL: url, DATA_DIR: filled },
    { ...other((address) => (address.username = 'nobody')) },
    { ...other((address) => (address.pathname = '/nowhere')) },
    { DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/muster`, DATABASE_WAIT_S: '0' },
    { REDIS_URL: `redis://127.0.0.1:${await freePort()}`, DATABASE_WAIT_S: '0' },
  ]);
});

it.runIf(hasRedis)(
  'a Redis that starts later is waited for, one that asks for a password is not',
  async () => {
    const port = await freePort();
    const late = start({ REDIS_URL: `redis://127.0.0.1:${port}`, DATABASE_WAIT_S: '2' });
    expect((await late).output).toMatch(
      /^Waiting for Redis, which does not answer yet \(ECONNREFUSED\)\.\nThe server does not start: Redis does not answer \(ECONNREFUSED\): start it, or correct REDIS_URL\.\n$/,
    );
    const redis = await startRedis();
    closing.push(() => redis.stop());
    const wrong = await start({ REDIS_URL: redis.url.replace('//', '//muster:secret@') });
    expect(wrong.output).toMatch(/^The server does not start: Redis does not answer \(WRONGPASS\)/);
  },
);
