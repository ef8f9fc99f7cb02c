import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chosenPoints, embeddedDatabases, killAct, seededRandom } from './kills/kill-points.ts';

/** Another one tries other points; `npm run chaos` tries more, and PostgreSQL. */
const seed = Number(process.env.CHAOS_SEED ?? 7);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-kills-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('points are the same for a seed, different ones, and all where there are no more', () => {
  const points = () => chosenPoints(40, 5, seededRandom(7));
  expect(points()).toEqual(points());
  expect(new Set(points()).size).toBe(5);
  expect(chosenPoints(3, 5, seededRandom(7))).toEqual([1, 2, 3]);
});

it.each(['scheduling', 'payment', 'session'] as const)(
  '%s that is killed between two writes is done once by the next process',
  async (act) => {
    const databases = embeddedDatabases(path.join(folder, act));
    const { wrong } = await killAct(act, databases, { points: 1, random: seededRandom(seed) });
    expect(wrong, `CHAOS_SEED=${seed}`).toEqual([]);
  },
);
