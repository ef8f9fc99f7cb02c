import { setTimeout as pause } from 'node:timers/promises';
import type { PublicProjection } from '../../contract/messages/session-projection.ts';
import {
  joinSessions,
  type Played,
  readyForClip,
  scheduleSessions,
  startLoaded,
} from '../../bench/load/load-sessions.ts';
import { readCommandLine, wholeNumber } from '../../scripts/operate/command-line.ts';
import { openDatabase } from '../../server/database/database.ts';
import { type Organiser, signUpOrganiser } from '../support/organiser.ts';
import { freePort } from '../support/servers/free-port.ts';
import { openInspector } from './server-inspector.ts';
import { leaks, type Round, warmUpRounds } from './leaks.ts';
import { inspectDatabase } from './soak-database.ts';

const usage = `npm run soak -- [--minutes N] [--seats N]

Sessions with virtual participants, over and over, for an hour: they join, vote, and are led to the end; every other session is
deleted then. After each round the server collects its garbage and is measured. Exit code 1 where it keeps more than after the
first rounds, its event loop gets slower, or the database holds leases, rows or logs that it should not.

  --minutes N   how long (60)
  --seats N     in sessions of up to 30 at once (60)

DATABASE_URL names an empty PostgreSQL; without it the database is embedded.`;

const { values } = readCommandLine(usage, {
  minutes: { type: 'string', default: '60' },
  seats: { type: 'string', default: '60' },
});
const minutes = wholeNumber(values.minutes, '--minutes');
const seats = wholeNumber(values.seats, '--seats', 2);

const leastRounds = warmUpRounds + 2;
const settleMs = 6000;
const storyRate = 20;
const measurement = `(() => {
  const { monitorEventLoopDelay } = process.getBuiltinModule('node:perf_hooks');
  const delay = (globalThis.soakDelay ??= monitorEventLoopDelay({ resolution: 10 }));
  const active = process.getActiveResourcesInfo();
  const { heapUsed, rss } = process.memoryUsage();
  const ms = (ns) => Math.round(ns / 1e5) / 10;
  const round = {
    heapMb: Math.round(heapUsed / 104857.6) / 10,
    rssMb: Math.round(rss / 104857.6) / 10,
    handles: active.filter((kind) => !/Timeout|Immediate|TCPSocketWrap/.test(kind)).length,
    sockets: active.filter((kind) => kind === 'TCPSocketWrap').length,
    delayP99: ms(delay.percentile(99)),
    delayMax: ms(delay.max),
  };
  delay.reset();
  delay.enable();
  return round;
})()`;

/** Projections that a seat received behind a later one of the same session. */
let outOfOrder = 0;
let errors = 0;
let sessionsPlayed = 0;

async function takePart(session: Played, projection: PublicProjection): Promise<void> {
  const { clip, decision } = projection;
  if (readyForClip(projection))
    await Promise.allSettled(session.seats.map((seat) => seat.ready(clip?.scene_id ?? '')));
  if (!decision) return;
  await pause(Math.max(0, decision.open_at - Date.now()));
  await Promise.allSettled(
    session.seats.map((seat, n) =>
      seat.vote(decision.scene_id, decision.options[n % decision.options.length]?.id ?? ''),
    ),
  );
}

function follow(session: Played): void {
  const { hear } = session.hearing;
  let scene = '';
  let seq = 0;
  session.hearing.hear = (projection) => {
    hear(projection);
    if (projection.seq < seq) outOfOrder += 1;
    seq = projection.seq;
    const { phase, clip, decision } = projection;
    const now = `${phase} ${(decision ?? clip)?.scene_id}`;
    if (now === scene) return;
    scene = now;
    void takePart(session, projection);
  };
  let last = 0;
  session.hearLast = ({ seq: heard }) => {
    if (heard < last) outOfOrder += 1;
    last = heard;
  };
}

/** A decision stays open for a moment, so that votes are cast. */
async function lead(organiser: Organiser, { id }: Played): Promise<void> {
  await organiser.startNow(id);
  while ((await organiser.live(id)).phase !== 'ended') {
    await pause(1500);
    await organiser.goOn(id).catch(async (error: Error) => {
      if ((await organiser.live(id)).phase !== 'ended') throw error;
    });
  }
}

async function playRound(product: Parameters<typeof joinSessions>[0], organiser: Organiser): Promise<void> {
  const sessions = await scheduleSessions(organiser, seats, { format: 'short', timerFactor: 1 });
  for (const session of sessions) follow(session);
  const note = ({ ok }: { ok: boolean }) => {
    if (!ok) errors += 1;
  };
  await joinSessions(product, sessions, note);
  await Promise.all(sessions.map((session) => lead(organiser, session)));
  for (const [index, session] of sessions.entries()) {
    for (const seat of session.seats) seat.close();
    if (index % 2 === 1) await organiser.remove(session.id);
  }
  sessionsPlayed += sessions.length;
}

const inspectPort = await freePort();
const url = process.env.DATABASE_URL;
const product = await startLoaded(storyRate, {
  WELCOME_CREDITS: '100000',
  NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}`,
  ...(url === undefined ? {} : { DATABASE_URL: url }),
});
const rounds: Round[] = [];
const found: string[] = [];
try {
  const inspector = await openInspector(inspectPort);
  await inspector.evaluate(measurement);
  const organiser = await signUpOrganiser(product);
  const until = Date.now() + minutes * 60_000;
  while (Date.now() < until || rounds.length < leastRounds) {
    await playRound(product, organiser);
    await pause(settleMs);
    await inspector.collectGarbage();
    const round = await inspector.evaluate<Round>(measurement);
    rounds.push(round);
    console.log(`round ${rounds.length}: ${JSON.stringify(round)}`);
  }
  inspector.close();
  found.push(...leaks(rounds));
  if ((await product.terminate()) !== 0) found.push('the server did not end by itself');
  const database = await openDatabase({
    url: url ?? null,
    directory: url === undefined ? product.dataDir : undefined,
    onPoolError: () => undefined,
  });
  const left = await inspectDatabase(database);
  await database.destroy();
  console.table(rounds);
  console.log(
    `${sessionsPlayed} sessions in ${rounds.length} rounds, ${left.events} events in the logs that are kept`,
  );
  console.log(`sessions by status: ${JSON.stringify(left.sessions)}`);
  const none: [string, number][] = [
    ['requests failed', errors],
    ['projections came out of order', outOfOrder],
    ['leases of sessions that are over', left.leases],
    ['logs out of order', left.disorderedLogs],
    ['mails due and not sent', left.dueMails],
    ...Object.entries(left.orphans).map(([column, n]): [string, number] => [`orphans in ${column}`, n]),
  ];
  for (const [what, n] of none) {
    console.log(`${what}: ${n}`);
    if (n > 0) found.push(`${what}: ${n}`);
  }
} finally {
  await product.close();
}
console.log(found.length === 0 ? 'Nothing leaks' : `\n${found.join('\n')}`);
process.exit(found.length === 0 ? 0 : 1);
