import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicProjection } from '../contract/messages/session-projection.ts';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { type Organiser, signUpOrganiser } from '../tests/support/organiser.ts';
import { type Product, startProduct } from '../tests/support/product.ts';
import { joinLoadSeat, type LoadSeat, type Step, type Timed } from './load-seat.ts';
import { cpuOf } from './processes.ts';
import { quantile } from './quantile.ts';

const seatsInSession = 50;
const teamSize = 10;
const joinWithinMs = 20_000;
const voteWithinMs = 2000;
const shownWithinMs = 240_000;
const tooLongMs = 600_000;

export interface LoadFigures {
  seats: number;
  errors: number;
  /** Answered votes that are in no result. */
  lost: number;
  steps: Partial<Record<Step, { p50: number; p99: number }>>;
  joinCpuMs: number;
  voteCpuMs: number;
  restMb: number;
  peakMb: number;
}

/** What the server has used and holds, as the system counts it. */
async function usage(product: Product): Promise<{ cpuMs: number; rssMb: number; peakMb: number }> {
  const status = await readFile(`/proc/${product.pid()}/status`, 'utf8');
  const mb = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { cpuMs: await cpuOf(product.pid()), rssMb: mb('VmRSS'), peakMb: mb('VmHWM') };
}

const evenly = <Item>(items: readonly Item[], withinMs: number, act: (item: Item) => Promise<unknown>) =>
  Promise.all(
    items.map(async (item, index) => {
      await pause((index / items.length) * withinMs);
      await act(item).catch(() => undefined);
    }),
  );

/** One session as its first person hears it. */
function createHearing() {
  let latest: PublicProjection | undefined;
  const waiting = new Set<() => void>();
  return {
    hear(projection: PublicProjection): void {
      latest = projection;
      for (const look of waiting) look();
    },
    until(isWanted: (projection: PublicProjection) => boolean): Promise<PublicProjection> {
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`Not heard in time: ${isWanted}`)), shownWithinMs);
        const look = () => {
          if (!latest || !isWanted(latest)) return;
          waiting.delete(look);
          clearTimeout(late);
          resolve(latest);
        };
        waiting.add(look);
        look();
      });
    },
  };
}

interface Played {
  id: string;
  links: string[];
  seats: LoadSeat[];
  hearing: ReturnType<typeof createHearing>;
}

const readyForClip = ({ phase, clip }: PublicProjection) => phase === 'gathering' && clip !== null;

/** Through the story to the first decision: everybody says that they are ready for a clip, which the host then skips. */
async function untilDecision(
  organiser: Organiser,
  { id, seats, hearing }: Played,
): Promise<PublicProjection> {
  const passed = new Set<string>();
  const step = ({ phase, clip }: PublicProjection) => `${phase} ${clip?.scene_id}`;
  for (;;) {
    const now = await hearing.until(
      (heard) =>
        heard.decision !== null ||
        ((readyForClip(heard) || heard.phase === 'clip') && !passed.has(step(heard))),
    );
    if (now.decision) return now;
    passed.add(step(now));
    const sceneId = now.clip?.scene_id ?? '';
    if (now.phase === 'clip')
      await organiser.control(id, { action: 'skip', scene_id: sceneId, phase: 'clip' });
    else await Promise.all(seats.map((seat) => seat.ready(sceneId).catch(() => undefined)));
  }
}

/** Everybody votes within two seconds. Answers how many votes were acknowledged and are in no result. */
async function vote(organiser: Organiser, sessions: Played[]): Promise<number> {
  const open = await Promise.all(sessions.map((session) => untilDecision(organiser, session)));
  const latestOpening = Math.max(...open.map(({ decision }) => decision?.open_at ?? 0));
  await pause(Math.max(0, latestOpening - Date.now()));
  let counted = 0;
  await evenly(
    sessions.flatMap(({ seats }, index) => seats.map((seat) => ({ seat, decision: open[index]?.decision }))),
    voteWithinMs,
    async ({ seat, decision }) => {
      const option = decision?.options[Math.floor(Math.random() * decision.options.length)];
      const answer = await seat.vote(decision?.scene_id ?? '', option?.id ?? '');
      if (answer.outcome === 'counted') counted += 1;
    },
  );
  const shown = await Promise.all(
    sessions.map(({ hearing }) => hearing.until(({ outcome }) => outcome?.kind === 'decision')),
  );
  const inResults = shown
    .flatMap(({ outcome }) => (outcome?.kind === 'decision' ? outcome.options : []))
    .reduce((sum, { votes }) => sum + votes, 0);
  return counted - inResults;
}

/** So many people in sessions of fifty: they join within twenty seconds and cast their first votes within two. */
export async function measureLoad(seats: number, environment: Record<string, string>): Promise<LoadFigures> {
  const product = await startProduct({
    STORY_CLOCK_RATE: '2',
    WELCOME_CREDITS: '100',
    TRUST_PROXY: '1',
    ...environment,
  });
  const timed: Timed[] = [];
  const note = (each: Timed) => void timed.push(each);
  const sessions: Played[] = [];
  try {
    const organiser = await signUpOrganiser(product);
    for (let begun = 0; begun < seats; begun += seatsInSession) {
      const size = Math.min(seatsInSession, seats - begun);
      const { id, seats: planned } = await organiser.schedule({
        teams: Array.from({ length: Math.ceil(size / teamSize) }, (_, team) => ({
          name: `Team ${team + 1}`,
          people: Array.from({ length: Math.min(teamSize, size - team * teamSize) }, (_, n) => ({
            first_name: `P${n + 1}`,
            last_name: `T${team + 1}`,
            email: `p${n + 1}.t${team + 1}.s${begun}@acme-bench.test`,
          })),
        })),
        options: { timer_factor: 3, chat: true, analytics: true },
      });
      const links = planned.map(({ personal_link }) => personal_link ?? '');
      sessions.push({ id, links, seats: [], hearing: createHearing() });
    }
    await pause(3000);
    const before = await usage(product);
    const people = sessions.flatMap((session) => session.links.map((link, n) => ({ session, link, n })));
    await evenly(people, joinWithinMs, async ({ session, link, n }) => {
      const address = `10.${Math.floor(sessions.indexOf(session) / 250)}.${sessions.indexOf(session)}.${n + 1}`;
      const hear = n === 0 ? session.hearing.hear : undefined;
      session.seats.push(await joinLoadSeat(product.url, { link, address, note }, hear));
    });
    const joined = await usage(product);
    for (const { id } of sessions) await organiser.control(id, { action: 'start_now' });
    const started = await usage(product);
    const lost = await vote(organiser, sessions);
    const voted = await usage(product);
    const errors = timed.filter(({ ok }) => !ok).length;
    return {
      seats,
      errors: errors + seats - sessions.reduce((sum, session) => sum + session.seats.length, 0),
      lost,
      steps: quantiles(timed),
      joinCpuMs: joined.cpuMs - before.cpuMs,
      voteCpuMs: voted.cpuMs - started.cpuMs,
      restMb: before.rssMb,
      peakMb: voted.peakMb,
    };
  } finally {
    for (const session of sessions) for (const seat of session.seats) seat.close();
    await product.close();
  }
}

function quantiles(timed: readonly Timed[]): LoadFigures['steps'] {
  const steps: LoadFigures['steps'] = {};
  for (const step of new Set(timed.map((each) => each.step))) {
    const took = timed.filter((each) => each.step === step).map(({ tookMs }) => tookMs);
    steps[step] = { p50: quantile(took, 0.5), p99: quantile(took, 0.99) };
  }
  return steps;
}

function print({ seats, errors, lost, steps, joinCpuMs, voteCpuMs, restMb, peakMb }: LoadFigures): void {
  console.log(
    `\n${seats} seats: ${errors} errors, ${lost} votes lost; CPU a seat ${(joinCpuMs / seats).toFixed(1)} ms to join and ${(voteCpuMs / seats).toFixed(1)} ms from the start to the votes' result; memory ${restMb.toFixed(0)} MB before, ${peakMb.toFixed(0)} MB at most`,
  );
  console.table(
    Object.entries(steps).map(([step, { p50, p99 }]) => ({
      step,
      p50: `${p50.toFixed(0)} ms`,
      p99: `${p99.toFixed(0)} ms`,
    })),
  );
}

/** A PostgreSQL server of this run's own, which ends with it. */
function throwAwayPostgres(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muster-load-'));
  const { url, stop } = startPostgres(path.join(folder, 'postgres'));
  process.on('exit', () => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return url;
}

/** `npm run load -- 300 1000 postgres`: so many seats, one after another; on a PostgreSQL server of its own. */
if (import.meta.main) {
  setTimeout(() => process.exit(1), tooLongMs).unref();
  const words = process.argv.slice(2);
  const wanted = words.filter((word) => word !== 'postgres').map(Number);
  const { NODE_OPTIONS, DATABASE_URL = words.includes('postgres') ? throwAwayPostgres() : undefined } =
    process.env;
  const environment = {
    ...(DATABASE_URL ? { DATABASE_URL } : {}),
    ...(NODE_OPTIONS ? { NODE_OPTIONS } : {}),
  };
  for (const seats of wanted.length > 0 ? wanted : [100, 300, 1000])
    print(await measureLoad(seats, environment));
}
