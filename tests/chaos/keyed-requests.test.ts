import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres } from '../../scripts/test-postgres.mjs';
import type { KeyedReport, KeyedRun } from './keyed-request.ts';

const script = path.join(import.meta.dirname, 'keyed-request.ts');
let folder: string;
let postgres: ReturnType<typeof startPostgres>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-keyed-'));
  postgres = startPostgres(path.join(folder, 'postgres'));
});
afterAll(async () => {
  postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What a process says of which everything ends by SIGKILL. */
async function run(given: KeyedRun): Promise<KeyedReport[]> {
  const child = spawn(process.execPath, [script, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_COMPILE_CACHE: path.join(folder, 'compiled'), ...process.env },
  });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  const signal = await new Promise((done) => child.on('close', (_code, by) => done(by)));
  if (signal !== 'SIGKILL') throw new Error(`It ended by itself:\n${complaints}`);
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as KeyedReport);
}

/**
 * Schedules a session and dies after each of these statements in turn; the next process repeats the same key. Peoples'
 * three invitations and the credit of a session tell whether anything of the killed request was left, or done twice.
 */
async function killAtEach(
  where: Pick<KeyedRun, 'url' | 'directory'>,
  points: (statements: number) => number[],
): Promise<void> {
  const [, undisturbed] = await run({ ...where, repeat: null, key: 'key-undisturbed', dieAfter: 0 });
  const statements = undisturbed?.statements ?? 0;
  expect(statements).toBeGreaterThan(10);
  let repeat = 'key-undisturbed';
  let made = 1;
  for (const dieAfter of [...points(statements), 0]) {
    const key = `key-killed-after-${dieAfter}`;
    const [report] = await run({ ...where, repeat, key, dieAfter });
    const { repeats = [], ...left } = report ?? {};
    expect(
      repeats.map(({ status }) => status),
      repeat,
    ).toEqual([201, 201]);
    expect(new Set(repeats.map(({ id }) => id)).size, repeat).toBe(1);
    expect(left, repeat).toEqual({ sessions: made, reserved: made, invitations: 3 * made });
    repeat = key;
    made += 1;
  }
  const [last] = await run({ ...where, repeat, key: 'key-last', dieAfter: 1 });
  expect(last).toMatchObject({ sessions: made, reserved: made, invitations: 3 * made });
}

const everywhere = process.env.KILL_EVERYWHERE !== undefined;

/** So many points spread over the statements, the first and the last among them; all with `KILL_EVERYWHERE`. */
const spread = (points: number) => (statements: number) =>
  everywhere
    ? Array.from({ length: statements }, (_, index) => index + 1)
    : Array.from({ length: points }, (_, n) => 1 + Math.round((n * (statements - 1)) / (points - 1)));

it('a process killed between the statements of a request with a key leaves its work whole or not at all (PostgreSQL)', async () => {
  await killAtEach({ url: postgres.url, directory: undefined }, spread(6));
});

it('so does one on the embedded database', async () => {
  await killAtEach({ url: null, directory: path.join(folder, 'embedded') }, spread(3));
});
