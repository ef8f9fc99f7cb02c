import { afterAll, beforeAll, expect, it } from 'vitest';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import { timeOf } from '../../../server/director/log/lease-time.ts';
import { appendEvents, readLog } from '../../../server/director/log/event-log.ts';
import { createDirectors } from '../../../server/director/running/director-service.ts';
import {
  createLobby,
  type LiveSession,
  pass,
  reach,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  presence = simulatePresence(test);
  await test.services.directors.start();
});
afterAll(() => test.close());

/** Another server process over the same database. */
function otherNode(node: string) {
  const { services, config } = test;
  return createDirectors({
    ...services,
    lifecycle: services.sessions.lifecycle,
    keepEnding: services.awards.issue,
    storyClockRate: config.storyClockRate,
    node,
    leaseTime: timeOf(test.clock),
  });
}

/** What a node that holds the session's lease would add to its log. */
async function appendOf(sessionId: string) {
  const lease = await test.database
    .selectFrom('session_leases')
    .select(['owner', 'epoch'])
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const { seq } = await readLog(test.database, sessionId);
  const event = { type: 'hand.raised', seatId: 'nobody', raised: true, at: test.clock.now() } as const;
  return { lease: { ...lease, sessionId }, afterSeq: seq, storyVersion: 1, events: [event, event] };
}

async function inDecision() {
  const session = await createLobby(test);
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  await reach(test, session, { phase: 'decision' });
  await pass(test, 4000);
  return session;
}

const vote = (seatId: string, optionId: string) =>
  ({
    type: 'vote.cast',
    seatId,
    voteId: `vote ${seatId} ${optionId}`,
    decisionId: 'which-way',
    optionId,
    castAt: test.clock.now(),
  }) as const;

it('leaves a session to the node that holds its lease', async () => {
  const session = await inDecision();
  const [seat] = session.seats;
  const other = otherNode('other');
  await expect(other.dispatch(session.id, vote(seat?.id ?? '', 'bell'))).rejects.toMatchObject({
    status: 503,
  });
  const here = await test.services.directors.current(session.id);
  const there = await other.current(session.id);
  expect(there?.snapshot.context).toEqual(here?.snapshot.context);
});

it('lets another node take over when the lease has lapsed, and fences the first one off', async () => {
  const session = await inDecision();
  const [ana, ben] = session.seats;
  await session.vote('Ana', 'which-way', 'bell');
  const other = otherNode('survivor');
  await test.database
    .updateTable('session_leases')
    .set({ expires_at: new Date(test.clock.now()) })
    .where('session_id', '=', session.id)
    .execute();
  const counted = await other.dispatch(session.id, vote(ben?.id ?? '', 'ridge'));
  expect(counted.accepted).toBe(true);
  expect(counted.snapshot.context.decision?.votes.map(({ seatId }) => seatId)).toEqual([ana?.id, ben?.id]);
  expect((await session.vote('Ana', 'which-way', 'ridge', 'vote-from-afar')).statusCode).toBe(503);
  const { events, seq } = await readLog(test.database, session.id);
  expect(events).toHaveLength(seq);
  expect(events.filter(({ type }) => type === 'vote.cast')).toHaveLength(2);
  await other.stop();
});

it('answers a request about a session being opened once it is open', async () => {
  const session = await inDecision();
  await test.database
    .updateTable('session_leases')
    .set({ expires_at: new Date(test.clock.now()) })
    .where('session_id', '=', session.id)
    .execute();
  const other = otherNode('heir');
  const taking = other.sync(session.id);
  expect(other.directed(session.id)).toBeUndefined();
  const stood = await other.current(session.id);
  await taking;
  const { events, seq } = await readLog(test.database, session.id);
  expect({ seq: stood?.seq, last: events.at(-1)?.type }).toEqual({ seq, last: 'director.resumed' });
  expect(other.directed(session.id)?.seq).toBe(seq);
  await other.stop();
});

it('appends for several sessions at once, and nothing for the one whose lease is lost', async () => {
  const sessions = [await createLobby(test), await createLobby(test), await createLobby(test)];
  const [first, lost, last] = await Promise.all(sessions.map(({ id }) => appendOf(id)));
  if (!first || !lost || !last) throw new Error('A session is missing');
  const fenced = { ...lost, lease: { ...lost.lease, epoch: lost.lease.epoch - 1 } };
  expect(await appendEvents(test.database, [last, fenced, first])).toEqual([true, false, true]);
  const logs = await Promise.all(sessions.map(({ id }) => readLog(test.database, id)));
  expect(logs.map(({ seq }) => seq)).toEqual([first.afterSeq + 2, lost.afterSeq, last.afterSeq + 2]);
  expect(logs[0]?.events.slice(-2)).toEqual(first.events);
});

it('a session whose log cannot be written holds up no other that writes at the same moment', async () => {
  const sessions: LiveSession[] = [];
  for (let n = 0; n < 5; n += 1) sessions.push(await createLobby(test));
  const torn = sessions[3]?.id ?? '';
  await appendEvents(test.database, [await appendOf(torn)]);
  const { directors } = test.services;
  const call = ({ id, seats }: LiveSession) =>
    directors.dispatch(id, { type: 'help.called', seatId: seats[0]?.id ?? '', called: true }).then(
      ({ accepted }) => accepted,
      (error: { status: number }) => error.status,
    );
  expect(await Promise.all(sessions.map(call))).toEqual([true, true, true, 503, true]);
  const logs = await Promise.all(sessions.map(({ id }) => readLog(test.database, id)));
  const calls = logs.map(({ events }) => events.filter(({ type }) => type === 'help.called').length);
  expect(calls).toEqual([1, 1, 1, 0, 1]);
});

it('continues after a restart from the same state, with every vote', async () => {
  const session = await inDecision();
  await session.vote('Ana', 'which-way', 'bell');
  const before = await test.services.directors.current(session.id);
  await test.services.directors.stop();
  await test.clock.advance(30_000);

  const restarted = otherNode('restarted');
  await restarted.start();
  const after = await restarted.current(session.id);
  const [closed, open] = [before, after].map((state) => state?.snapshot.context.decision);
  expect(open).toEqual({ ...closed, closeAt: (closed?.closeAt ?? 0) + 30_000 });
  expect((await readLog(test.database, session.id)).events.at(-1)).toEqual({
    type: 'director.resumed',
    at: test.clock.now(),
    downSince: test.clock.now() - 30_000,
  });
  await settle(test);
  await restarted.stop();
});
