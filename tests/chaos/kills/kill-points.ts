import { spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  createPostgresDatabase,
  dropPostgresDatabase,
  untilUnused,
} from '../../support/servers/postgres-server.ts';
import type { ChaosActName } from './acts.ts';
import type { KillReport, KillRun } from './kill-process.ts';

const script = path.join(import.meta.dirname, 'kill-process.ts');

type Place = Pick<KillRun, 'url' | 'directory'>;

/** A database of one kind, prepared once, and copied for each kill. */
interface Databases {
  prepared: Place;
  copy(): Promise<Place>;
  drop(place: Place): Promise<void>;
}

/** Of numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many different points of 1 to `statements`, in order; all of them where there are no more. */
export function chosenPoints(statements: number, points: number, random: () => number): number[] {
  const all = Array.from({ length: statements }, (_, index) => index + 1);
  if (points >= statements) return all;
  const chosen = new Set<number>();
  while (chosen.size < points) chosen.add(1 + Math.floor(random() * statements));
  return all.filter((point) => chosen.has(point));
}

export function embeddedDatabases(folder: string): Databases {
  let copies = 0;
  const prepared = { url: null, directory: path.join(folder, 'prepared') };
  return {
    prepared,
    async copy() {
      copies += 1;
      const directory = path.join(folder, `copy-${copies}`);
      await cp(prepared.directory, directory, { recursive: true });
      return { url: null, directory };
    },
    drop: ({ directory = '' }) => rm(directory, { recursive: true, force: true }),
  };
}

export async function postgresDatabases(server: string): Promise<Databases> {
  const prepared = await createPostgresDatabase(server);
  return {
    prepared: { url: prepared.href, directory: undefined },
    async copy() {
      await untilUnused(server, prepared);
      const { href } = await createPostgresDatabase(server, prepared.pathname.slice(1));
      return { url: href, directory: undefined };
    },
    drop: ({ url }) => dropPostgresDatabase(server, new URL(url ?? '')),
  };
}

/** The report of a process, or undefined where it was killed. Rejects where it failed. */
async function runProcess(given: KillRun): Promise<KillReport | undefined> {
  const child = spawn(process.execPath, [script, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  const [code, signal] = await new Promise<[number | null, string | null]>((done) =>
    child.on('close', (...ended) => done(ended)),
  );
  if (signal === 'SIGKILL') return undefined;
  if (code !== 0) throw new Error(`${JSON.stringify(given)} failed:\n${complaints}`);
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as KillReport;
}

export interface ActResult {
  act: ChaosActName;
  statements: number;
  killed: number[];
  /** Points that the act did not come to: with fewer requests in a round it makes fewer statements. */
  notReached: number[];
  /** Each point of which something else came than without a kill. */
  wrong: { point: number; problem: string }[];
}

/**
 * Kills an act after chosen statements, each time on a fresh copy; the next process performs it again. What comes of it
 * has to be what comes of an act that nothing disturbed.
 */
export async function killAct(
  act: ChaosActName,
  databases: Databases,
  { points, random }: { points: number; random: () => number },
): Promise<ActResult> {
  await runProcess({ act, ...databases.prepared, stage: 'prepare', dieAfter: 0 });
  const calm = await databases.copy();
  const undisturbed = await runProcess({ act, ...calm, stage: 'perform', dieAfter: 0 });
  await databases.drop(calm);
  if (!undisturbed) throw new Error(`${act} was killed by somebody else`);
  const killed = chosenPoints(undisturbed.statements, points, random);
  const wrong: ActResult['wrong'] = [];
  const notReached: number[] = [];
  for (const point of killed) {
    const place = await databases.copy();
    try {
      const ended = await runProcess({ act, ...place, stage: 'perform', dieAfter: point });
      if (ended) notReached.push(point);
      const repaired = await runProcess({ act, ...place, stage: 'repair', dieAfter: 0 });
      if (!isDeepStrictEqual(repaired?.outcome, undisturbed.outcome))
        wrong.push({
          point,
          problem: `${JSON.stringify(repaired?.outcome)} instead of ${JSON.stringify(undisturbed.outcome)}`,
        });
    } catch (cause) {
      wrong.push({ point, problem: (cause as Error).message });
    }
    await databases.drop(place);
  }
  const reached = killed.filter((point) => !notReached.includes(point));
  return { act, statements: undisturbed.statements, killed: reached, notReached, wrong };
}
