import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { JanusAccess, RoomAccess } from '../../../contract/calls/schemas/room-access.ts';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import { joinJanusRoom } from '../../support/servers/janus-guest.ts';
import { startJanus } from '../../support/servers/janus-server.ts';
import { answerLivekitApi } from '../../support/servers/livekit-api.ts';
import {
  createLobby,
  type LiveSession,
  reach,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { createManualClock } from '../../support/manual-clock.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const janusKeys = { adminKey: 'the-tests-make-rooms', tokenSecret: 'the-tests-sign-tokens' };
const livekitKeys = { apiKey: 'key', apiSecret: 'a-secret-of-livekit-that-is-long' };

async function appWith(env: Record<string, string>): Promise<TestApp> {
  const test = await createTestApp({
    env,
    clock: createManualClock(Date.now()),
    storiesRoot: writeStoryFolder(),
  });
  closing.push(() => test.close());
  await test.services.directors.start();
  return test;
}

async function appWithJanus(): Promise<TestApp> {
  const janus = await startJanus(janusKeys);
  closing.push(() => janus.close());
  return appWith({
    JANUS_URL: janus.url,
    JANUS_ADMIN_KEY: janusKeys.adminKey,
    JANUS_TOKEN_SECRET: janusKeys.tokenSecret,
  });
}

/** A RoomService that notes what it is asked, and can be away. */
async function appWithLivekit() {
  const asked: string[] = [];
  const livekit = { isAway: false, asked };
  const answer = answerLivekitApi({
    ...livekitKeys,
    now: () => test.clock.now(),
    removeParticipant: (room, identity) => asked.push(`remove ${identity} from ${room}`) > 0,
    deleteRoom: (room) => asked.push(`delete ${room}`) > 0,
  });
  const server = createServer((request, response) => {
    if (livekit.isAway) request.destroy();
    else void answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => server.close());
  const test = await appWith({
    LIVEKIT_URL: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    LIVEKIT_API_KEY: livekitKeys.apiKey,
    LIVEKIT_API_SECRET: livekitKeys.apiSecret,
  });
  return { test, livekit };
}

const person = (name: string) => ({ first_name: name, last_name: 'Guest', email: `${name}@acme.test` });
const teams = [
  { name: 'Lanterns', people: [person('Ana'), person('Ben')] },
  { name: 'Pines', people: [person('Cat'), person('Dan')] },
];

const askRoom = (session: LiveSession, name: string) => session.seat(name).browser.get('/api/exp/room');
const accessOf = async (session: LiveSession, name: string) =>
  (await askRoom(session, name)).json<RoomAccess>() as JanusAccess;
const join = async (session: LiveSession, name: string, access?: JanusAccess) => {
  const guest = await joinJanusRoom(access ?? (await accessOf(session, name)), session.seat(name).id);
  closing.push(() => guest.close());
  return guest;
};

async function change(session: LiveSession, attendees: object): Promise<void> {
  const answer = await session.company.browser.post(`/api/session/${session.id}/attendees`, {
    add: [],
    remove: [],
    move: [],
    ...attendees,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

const move = (session: LiveSession, name: string, team_id: number) =>
  change(session, { move: [{ seat_id: session.seat(name).id, team_id }] });

const kicked = { videoroom: 'event', leaving: 'ok', reason: 'kicked' };

async function play(test: TestApp): Promise<LiveSession> {
  const presence = simulatePresence(test);
  const session = await createLobby(test, { teams });
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
  return session;
}

/** Lets the talk after the story run out, and the jobs see it. */
async function endTalk(test: TestApp, { id }: LiveSession): Promise<void> {
  const { room_until } = await test.database
    .selectFrom('sessions')
    .select('room_until')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await test.clock.advance((room_until?.getTime() ?? 0) - test.clock.now());
  await test.services.jobs.tick();
}

describe('in Janus', () => {
  test.each([
    ['is moved', (session: LiveSession) => move(session, 'Ana', 2)],
    ['is removed', (session: LiveSession) => change(session, { remove: [session.seat('Ana').id] })],
    ['logs out', (session: LiveSession) => session.seat('Ana').browser.post('/api/exp/logout')],
  ])('a seat that %s is out of its former room, and its pin opens it no more', async (_, lose) => {
    const session = await createLobby(await appWithJanus(), { teams });
    const old = await accessOf(session, 'Ana');
    const [ana, ben] = [await join(session, 'Ana', old), await join(session, 'Ben')];
    expect([ana.refusal, ben.refusal]).toEqual([undefined, undefined]);
    await lose(session);
    await expect.poll(() => ana.events).toContainEqual(expect.objectContaining(kicked));
    expect(ben.events).not.toContainEqual(expect.objectContaining(kicked));
    expect((await join(session, 'Ana', old)).refusal).toBe(433);
    expect((await join(session, 'Ben')).refusal, 'a fellow who comes anew').toBeUndefined();
  });

  test('a moved seat enters its new team’s room', async () => {
    const session = await createLobby(await appWithJanus(), { teams });
    const old = await accessOf(session, 'Ana');
    await move(session, 'Ana', 2);
    const access = await accessOf(session, 'Ana');
    expect(access.room).not.toBe(old.room);
    expect((await join(session, 'Ana', access)).refusal).toBeUndefined();
  });

  test('a room closes after the debrief: all seats are removed and none can enter', async () => {
    const test = await appWithJanus();
    const session = await play(test);
    const old = await accessOf(session, 'Ana');
    await reach(test, session, { phase: 'ended' });
    const ana = await join(session, 'Ana', old);
    expect(ana.refusal).toBeUndefined();
    await endTalk(test, session);
    await expect.poll(() => ana.events).toContainEqual(expect.objectContaining({ videoroom: 'destroyed' }));
    expect((await askRoom(session, 'Ana')).statusCode).toBe(409);
    expect((await join(session, 'Ana', old)).refusal).toBe(426);
  });

  test('removes an erased guest from the running room', async () => {
    const test = await appWithJanus();
    const session = await play(test);
    await reach(test, session, { phase: 'ended' });
    await settle(test);
    const old = await accessOf(session, 'Ana');
    const ana = await join(session, 'Ana', old);
    const erased = await session.seat('Ana').browser.post('/api/exp/erase');
    expect(erased.statusCode, erased.body).toBe(204);
    await expect.poll(() => ana.events).toContainEqual(expect.objectContaining(kicked));
    expect((await join(session, 'Ana', old)).refusal).toBe(433);
  });
});

describe('in LiveKit', () => {
  test('a seat that is moved or removed is taken out of its former room, and again for as long as its token lasts', async () => {
    const { test, livekit } = await appWithLivekit();
    const session = await createLobby(test, { teams });
    const { id } = session.seat('Ana');
    await move(session, 'Ana', 2);
    const removal = `remove ${id} from ${session.id}-1`;
    await expect.poll(() => livekit.asked).toEqual([removal]);
    await test.clock.advance(10_000);
    await expect.poll(() => livekit.asked.length).toBeGreaterThan(1);
    expect(new Set(livekit.asked)).toEqual(new Set([removal]));
    await change(session, { remove: [id] });
    await expect.poll(() => livekit.asked).toContain(`remove ${id} from ${session.id}-2`);
  });

  test('a seat that is moved back is no longer removed', async () => {
    const { test, livekit } = await appWithLivekit();
    const session = await createLobby(test, { teams });
    const { id } = session.seat('Ana');
    await move(session, 'Ana', 2);
    await expect.poll(() => livekit.asked).toContain(`remove ${id} from ${session.id}-1`);
    await move(session, 'Ana', 1);
    await expect.poll(() => livekit.asked).toContain(`remove ${id} from ${session.id}-2`);
    livekit.asked.length = 0;
    await test.clock.advance(30_000);
    await expect.poll(() => livekit.asked).toContain(`remove ${id} from ${session.id}-2`);
    expect(livekit.asked).not.toContain(`remove ${id} from ${session.id}-1`);
  });

  test('retries an unreachable server', async () => {
    const { test, livekit } = await appWithLivekit();
    const session = await createLobby(test, { teams });
    livekit.isAway = true;
    await change(session, { remove: [session.seat('Ana').id] });
    livekit.isAway = false;
    await test.clock.advance(10_000);
    await expect.poll(() => livekit.asked).toContain(`remove ${session.seat('Ana').id} from ${session.id}-1`);
  });

  test('rooms are deleted with the talk after the story', async () => {
    const { test, livekit } = await appWithLivekit();
    const session = await play(test);
    await reach(test, session, { phase: 'ended' });
    await endTalk(test, session);
    await expect
      .poll(() => livekit.asked)
      .toEqual(expect.arrayContaining([`delete ${session.id}-1`, `delete ${session.id}-2`]));
    expect((await askRoom(session, 'Ana')).statusCode).toBe(409);
  });
});

test('between browsers: no signal reaches the former team, and nothing is granted once the talk is over', async () => {
  const test = await appWith({});
  const session = await play(test);
  expect((await askRoom(session, 'Ana')).json()).toEqual({ engine: 'mesh' });
  await reach(test, session, { phase: 'ended' });
  await endTalk(test, session);
  expect((await askRoom(session, 'Ana')).statusCode).toBe(409);
});
