import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicProjection } from '../contract/messages/session-projection.ts';
import { giveUp, readCommandLine, wholeNumber } from '../scripts/operate/command-line.ts';
import { startPostgres } from '../scripts/test-postgres.mjs';
import { type Organiser, signUpOrganiser } from '../tests/support/organiser.ts';
import { measureLive, printLive } from './load/live-load.ts';
import { type LoadFigures, printBeside, printLoad } from './load/load-figures.ts';
import { localPeer, measurePeer } from './load/load-peer.ts';
import type { Timed } from './load/load-seat.ts';
import {
  evenly,
  inOrder,
  joinSessions,
  type Played,
  quantiles,
  readyForClip,
  scheduleSessions,
  startLoaded,
  usage,
  voteWithinMs,
} from './load/load-sessions.ts';
import { createTally, type Tally } from './tally.ts';

const usualSizes = [100, 300, 1000];
const tooLongMs = 600_000;

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

interface Tallied extends Played {
  tally: Tally;
}

/** How many have voted, as published to the session. */
const votesIn = ({ decision, outcome }: PublicProjection): number =>
  decision?.voted.length ??
  (outcome?.kind === 'decision' ? outcome.options.reduce((sum, { votes }) => sum + votes, 0) : 0);

/** Everybody votes within two seconds. Returns how many acknowledged votes are in no result, and how many were not published. */
async function vote(
  organiser: Organiser,
  sessions: readonly Tallied[],
  isTogether: boolean,
): Promise<{ lost: number; unpublished: number }> {
  const open = await Promise.all(sessions.map((session) => untilDecision(organiser, session)));
  const latestOpening = Math.max(...open.map(({ decision }) => decision?.open_at ?? 0));
  await pause(Math.max(0, latestOpening - Date.now()));
  const voting = sessions.map(({ seats, tally }, index) => ({
    seats,
    tally,
    decision: open[index]?.decision,
  }));
  let counted = 0;
  await evenly(inOrder(voting, isTogether), voteWithinMs, async ({ seat, group: { decision, tally } }) => {
    tally.sent();
    const option = decision?.options[Math.floor(Math.random() * decision.options.length)];
    const answer = await seat.vote(decision?.scene_id ?? '', option?.id ?? '');
    if (answer.outcome === 'counted') counted += 1;
  });
  const shown = await Promise.all(
    sessions.map(({ hearing }) => hearing.until(({ outcome }) => outcome?.kind === 'decision')),
  );
  const inResults = shown
    .flatMap(({ outcome }) => (outcome?.kind === 'decision' ? outcome.options : []))
    .reduce((sum, { votes }) => sum + votes, 0);
  const published = sessions.reduce((sum, { tally }) => sum + tally.published(), 0);
  return { lost: counted - inResults, unpublished: counted - published };
}

/** So many people in sessions of fifty: they join within twenty seconds and cast their first votes within two, one session after another or all at once. */
export async function measureLoad(
  seats: number,
  isTogether: boolean,
  environment: Record<string, string>,
): Promise<LoadFigures> {
  const product = await startLoaded(2, environment);
  const timed: Timed[] = [];
  const note = (each: Timed) => void timed.push(each);
  const sessions: Tallied[] = [];
  try {
    const organiser = await signUpOrganiser(product);
    for (const session of await scheduleSessions(organiser, seats, { format: 'short', timerFactor: 3 })) {
      const tally = createTally(note);
      sessions.push({ ...session, tally, hearLast: (heard) => tally.hear(votesIn(heard)) });
    }
    await pause(3000);
    const before = await usage(product.pid());
    await joinSessions(product, sessions, note);
    const joined = await usage(product.pid());
    for (const { id } of sessions) await organiser.control(id, { action: 'start_now' });
    const started = await usage(product.pid());
    const votes = await vote(organiser, sessions, isTogether);
    const voted = await usage(product.pid());
    const errors = timed.filter(({ ok }) => !ok).length;
    return {
      name: environment.DATABASE_URL ? 'Muster, PostgreSQL' : 'Muster',
      seats,
      errors: errors + seats - sessions.reduce((sum, session) => sum + session.seats.length, 0),
      ...votes,
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

const howToCall = `npm run load -- [SEATS …] [--postgres] [--together] [--minutes N] [--peer http://127.0.0.1:8080 --pid N]

So many seats, one after another (100, 300 and 1000 where none are given); --postgres: on a PostgreSQL server of its own,
DATABASE_URL names another; --together: all sessions vote in the same two seconds, not one after another; --minutes: they stay for so long.
--peer: an OpenTogetherTube server of this machine under the same load, after ours; --pid is its process.`;

if (import.meta.main) {
  const { values, positionals } = readCommandLine(howToCall, {
    postgres: { type: 'boolean', default: false },
    together: { type: 'boolean', default: false },
    minutes: { type: 'string' },
    peer: { type: 'string' },
    pid: { type: 'string' },
  });
  const minutes = values.minutes === undefined ? undefined : wholeNumber(values.minutes, '--minutes');
  const peer = values.peer === undefined ? undefined : localPeer(values.peer, values.pid);
  if (peer && minutes !== undefined) giveUp('--peer and --minutes do not go together.');
  const sizes = positionals.map((word) => wholeNumber(word, 'npm run load'));
  setTimeout(() => process.exit(1), tooLongMs + (minutes ?? 0) * 60_000).unref();
  const { NODE_OPTIONS, DATABASE_URL = values.postgres ? throwAwayPostgres() : undefined } = process.env;
  const environment = {
    ...(DATABASE_URL ? { DATABASE_URL } : {}),
    ...(NODE_OPTIONS ? { NODE_OPTIONS } : {}),
  };
  for (const seats of sizes.length > 0 ? sizes : usualSizes) {
    if (minutes !== undefined) {
      printLive(await measureLive(seats, minutes, environment), minutes);
      continue;
    }
    const measured = [await measureLoad(seats, values.together, environment)];
    if (peer) measured.push(await measurePeer(peer, seats, values.together));
    for (const figures of measured) printLoad(figures);
    if (peer) printBeside(measured);
  }
}
