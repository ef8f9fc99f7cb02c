import { setTimeout as pause } from 'node:timers/promises';
import type { PublicProjection } from '../../contract/messages/session-projection.ts';
import { type Organiser, signUpOrganiser } from '../../tests/support/organiser.ts';
import type { LoadSeat, Timed } from './load-seat.ts';
import {
  evenly,
  joinSessions,
  type Played,
  printSteps,
  quantiles,
  readyForClip,
  scheduleSessions,
  startLoaded,
  type StepFigures,
  usage,
} from './load-sessions.ts';
import { quantile } from '../quantile.ts';

const actWithinMs = 2000;
const clockEveryMs = 2000;
const settleMs = 3000;

export interface LiveFigures {
  seats: number;
  errors: number;
  changes: number;
  /** Scene changes that did not come to a seat, and votes that were counted and are in no result. */
  lost: { changes: number; votes: number };
  /** From the making of the projection to its arrival, ms. */
  delivered: { p50: number; p99: number; max: number };
  /** How long before its instant the least lucky seat heard of a clip's start or a decision's opening, ms. */
  leadMs: number;
  steps: StepFigures;
  cpuShare: number;
  peakMb: number;
}

interface Change {
  seq: number;
  at: number;
  /** When what it announces begins. */
  beginsAt: number | null;
}

const sceneOf = ({ phase, clip, decision, breakout }: PublicProjection) =>
  `${phase} ${(decision ?? breakout ?? clip)?.scene_id}`;

/** What a session's scenes were, who heard of each and when, and how its people voted. */
function createCourse() {
  const changes: Change[] = [];
  const counted = new Map<string, number>();
  const shown = new Map<string, number>();
  const arrivals: Map<number, number>[] = [];
  let scene = '';
  return {
    changes,
    arrivals,
    counted,
    lostVotes: () => [...shown].reduce((sum, [id, votes]) => sum + (counted.get(id) ?? 0) - votes, 0),
    hear(projection: PublicProjection): boolean {
      const { seq, at, clip, decision, phase, outcome } = projection;
      if (outcome?.kind === 'decision')
        shown.set(
          outcome.scene_id,
          outcome.options.reduce((sum, { votes }) => sum + votes, 0),
        );
      if (sceneOf(projection) === scene) return false;
      scene = sceneOf(projection);
      const starts = phase === 'clip' ? (clip?.start_at ?? null) : null;
      changes.push({ seq, at, beginsAt: decision?.open_at ?? starts });
      return true;
    },
  };
}

const projectionMark = Buffer.from('"name":"projection"');
const seqMark = Buffer.from(String.raw`\"seq\":`);

/** The sequence numbers in what came, without reading all of it: a thousand people read on the server's two cores. */
function* seqsIn(data: Buffer): Generator<number> {
  if (!data.includes(projectionMark)) return;
  for (let from = data.indexOf(seqMark); from !== -1; from = data.indexOf(seqMark, from + 1))
    yield Number.parseInt(data.toString('latin1', from + seqMark.length, from + seqMark.length + 12), 10);
}

async function act(seats: readonly LoadSeat[], projection: PublicProjection, counted: Map<string, number>) {
  const { clip, decision } = projection;
  if (readyForClip(projection)) await evenly(seats, actWithinMs, (seat) => seat.ready(clip?.scene_id ?? ''));
  if (!decision) return;
  await pause(Math.max(0, decision.open_at - Date.now()));
  await evenly(seats, actWithinMs, async (seat) => {
    const option = decision.options[Math.floor(Math.random() * decision.options.length)];
    const { outcome } = await seat.vote(decision.scene_id, option?.id ?? '');
    if (outcome === 'counted') counted.set(decision.scene_id, (counted.get(decision.scene_id) ?? 0) + 1);
  });
}

/** A busy machine lets people in so slowly that a session may have begun by itself: it is refused then, and live. */
async function startNow(organiser: Organiser, id: string): Promise<void> {
  await organiser.control(id, { action: 'start_now' }).catch((error: Error) => {
    if (error.cause !== 409) throw error;
  });
}

/** Twenty sessions of fifty play the hour at four times its pace for so many minutes: everybody is ready, votes, and asks for the clock as a page does. */
export async function measureLive(
  seats: number,
  minutes: number,
  environment: Record<string, string>,
): Promise<LiveFigures> {
  const product = await startLoaded(4, environment);
  const timed: Timed[] = [];
  const note = (each: Timed) => void timed.push(each);
  let sessions: Played[] = [];
  const clocks = new Set<NodeJS.Timeout>();
  try {
    const organiser = await signUpOrganiser(product);
    sessions = await scheduleSessions(organiser, seats, { format: 'full', timerFactor: 1 });
    const courses = new Map(sessions.map((session) => [session, createCourse()]));
    for (const session of sessions) {
      const { hear } = session.hearing;
      session.hearing.hear = (projection) => {
        hear(projection);
        const course = courses.get(session);
        if (course?.hear(projection)) void act(session.seats, projection, course.counted);
      };
    }
    await joinSessions(product, sessions, note, (session) => {
      const arrivals = new Map<number, number>();
      courses.get(session)?.arrivals.push(arrivals);
      return (data) => {
        for (const seq of seqsIn(data)) arrivals.set(seq, Date.now());
      };
    });
    const begunAt = Date.now();
    for (const { id } of sessions) await startNow(organiser, id);
    const askForClock = (seat: LoadSeat) => void seat.clock().catch(() => undefined);
    await evenly(
      sessions.flatMap((session) => session.seats),
      clockEveryMs,
      async (seat) => void clocks.add(setInterval(askForClock, clockEveryMs, seat)),
    );
    const before = await usage(product.pid());
    const from = Date.now();
    await pause(minutes * 60_000);
    const after = await usage(product.pid());
    const tookMs = Date.now() - from;
    await pause(settleMs);
    return {
      seats,
      errors: timed.filter(({ ok }) => !ok).length + seats - sessions.flatMap((each) => each.seats).length,
      ...judged([...courses.values()], begunAt, Date.now() - settleMs),
      steps: quantiles(timed),
      cpuShare: (after.cpuMs - before.cpuMs) / tookMs,
      peakMb: after.peakMb,
    };
  } finally {
    for (const clock of clocks) clearInterval(clock);
    for (const session of sessions) for (const seat of session.seats) seat.close();
    await product.close();
  }
}

function judged(courses: readonly ReturnType<typeof createCourse>[], from: number, until: number) {
  const delivered: number[] = [];
  const leads: number[] = [];
  let lost = 0;
  let count = 0;
  for (const { changes, arrivals } of courses)
    for (const { seq, at, beginsAt } of changes.filter((change) => change.at > from && change.at < until)) {
      count += 1;
      for (const arrival of arrivals) {
        const arrived = arrival.get(seq);
        if (arrived === undefined) lost += 1;
        else {
          delivered.push(arrived - at);
          if (beginsAt !== null) leads.push(beginsAt - arrived);
        }
      }
    }
  return {
    changes: count,
    lost: { changes: lost, votes: courses.reduce((sum, course) => sum + course.lostVotes(), 0) },
    delivered: {
      p50: quantile(delivered, 0.5),
      p99: quantile(delivered, 0.99),
      max: quantile(delivered, 1),
    },
    leadMs: quantile(leads, 0),
  };
}

export function printLive(figures: LiveFigures, minutes: number): void {
  const { seats, errors, changes, lost, delivered, leadMs, steps, cpuShare, peakMb } = figures;
  console.log(
    `\n${seats} seats live for ${minutes} minutes: ${errors} errors; ${changes} scene changes, ${lost.changes} of them lost to a seat, ${lost.votes} votes lost; ${(cpuShare * 100).toFixed(0)} % of a core; ${peakMb.toFixed(0)} MB at most`,
  );
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  console.log(
    `heard of what is announced at least ${ms(leadMs)} before its instant; the latest change ${ms(delivered.max)}`,
  );
  printSteps({ 'scene change delivered': delivered, ...steps });
}
