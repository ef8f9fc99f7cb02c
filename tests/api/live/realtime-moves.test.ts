import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { RealtimeTokenAnswer } from '../../../contract/calls/schemas/experience.ts';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import { type Frame, openRaw } from '../../conformance/raw-client.ts';
import { sessionRequest } from '../../support/company-fixture.ts';
import { createLobby, settle } from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import type { TestBrowser } from '../../support/browser/test-browser.ts';

const connected = 4;
const disconnected = 6;
const error = 9;
const attach = 10;
const attached = 11;
const message = 15;

let server: TestApp;
let port = 0;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  await server.services.directors.start();
});
afterAll(() => server.close());

const person = (first_name: string) => ({
  first_name,
  last_name: 'Wood',
  email: `${first_name.toLowerCase()}@team.example`,
});
const tokenOf = async (browser: TestBrowser) =>
  (await browser.get('/api/exp/realtime-token')).json<RealtimeTokenAnswer>().token;
const lines: ReturnType<typeof openRaw>[] = [];
function openLine(query: Parameters<typeof openRaw>[1]) {
  const line = openRaw(port, query);
  lines.push(line);
  return line;
}
afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.terminate();
});
const open = (token: string) => openLine({ access_token: token, format: 'json' });
const codeOf = ({ error: cause }: Frame) => (cause as { code: number }).code;
const keyIn = ({ connectionDetails }: Frame) =>
  (connectionDetails as { connectionKey: string }).connectionKey;

/** The second try is for a hub that looks for withdrawn tokens between the move and its cut, and ends the connection first. */
test('a seat that is moved receives nothing of its former team from then on, and continues with a new token', {
  retry: 1,
}, async () => {
  const { teams } = sessionRequest(server);
  const others = { name: 'Herons', people: [person('Dora'), person('Emil')] };
  const session = await createLobby(server, { teams: [...teams, others] });
  const ana = session.seat('Ana');
  const former = channels.team(session.id, 1);
  const [old, fellowToken] = [await tokenOf(ana.browser), await tokenOf(session.seat('Ben').browser)];
  const [line, fellow] = [open(old), open(fellowToken)];
  const first = await line.next(connected);
  await fellow.next(connected);
  for (const raw of [line, fellow]) {
    raw.send({ action: attach, channel: former });
    await raw.next(attached);
  }
  const moved = await session.company.browser.post(`/api/session/${session.id}/attendees`, {
    add: [],
    remove: [],
    move: [{ seat_id: ana.id, team_id: 2 }],
  });
  expect(moved.statusCode).toBe(200);
  expect(codeOf(await line.next(disconnected))).toBe(40141);
  await line.closed;
  expect(line.frames.filter(({ channel }) => channel === former)).toEqual([]);
  const chat = { id: `message-${session.id}`, text: 'ours alone' };
  expect((await session.seat('Ben').browser.post('/api/exp/chat', chat)).statusCode).toBe(204);
  await settle(server);
  const isChat = ({ messages }: Frame) => (messages as { name: string }[])[0]?.name === 'chat';
  for (let received = await fellow.next(message); !isChat(received); ) received = await fellow.next(message);
  expect(codeOf(await open(old).next(error))).toBe(40141);
  const back = openLine({ access_token: await tokenOf(ana.browser), resume: keyIn(first) });
  expect((await back.next(connected)).connectionId).toBe(first.connectionId);
  back.send({ action: attach, channel: former, channelSerial: '' });
  expect(codeOf(await back.next(error))).toBe(40160);
  back.send({ action: attach, channel: channels.team(session.id, 2) });
  await back.next(attached);
  expect((await ana.browser.get('/api/exp/snapshot')).json()).toMatchObject({
    chat: [],
    seat: { team_id: 2 },
  });
  expect(back.frames.filter(({ channel }) => channel === former)).toEqual([]);
});

test('a seat that is taken off the list of a session in its lobby is cut off and has no way back', async () => {
  const session = await createLobby(server);
  const ana = session.seat('Ana');
  const old = await tokenOf(ana.browser);
  const line = open(old);
  await line.next(connected);
  const removed = await session.company.browser.post(`/api/session/${session.id}/attendees`, {
    add: [],
    remove: [ana.id],
  });
  expect(removed.statusCode).toBeLessThan(300);
  expect(codeOf(await line.next(disconnected))).toBe(40141);
  expect(codeOf(await open(old).next(error))).toBe(40141);
});

test('a team’s room stays open for ten minutes after the story and is closed then', async () => {
  const session = await createLobby(server);
  const ana = session.seat('Ana');
  const room = channels.team(session.id, ana.teamId);
  const line = open(await tokenOf(ana.browser));
  await line.next(connected);
  line.send({ action: attach, channel: room });
  await line.next(attached);
  const host = `/api/session/${session.id}/control`;
  await server.services.directors.dispatch(session.id, { type: 'seat.connected', seatId: ana.id });
  for (const action of ['start_now', 'end'])
    expect((await session.company.browser.post(host, { action })).statusCode).toBeLessThan(300);
  await settle(server);
  const endedAt = server.clock.now();
  const say = (id: string, text: string) =>
    ana.browser.post('/api/exp/chat', { id: `${id}-${session.id}`, text });
  expect((await session.snapshot('Ana')).public).toMatchObject({
    phase: 'ended',
    room_until: endedAt + 600_000,
  });
  await server.clock.advance(599_000);
  const late = open(await tokenOf(ana.browser));
  await late.next(connected);
  late.send({ action: attach, channel: room });
  await late.next(attached);
  expect((await say('during', 'What a story')).statusCode).toBe(204);
  const received = await late.next(message);
  expect((received.messages as { data: string }[])[0]?.data).toContain('What a story');
  await server.clock.advance(1000);
  expect((await say('after', 'Anybody?')).statusCode).toBe(422);
  await server.clock.advance(2000);
  expect(codeOf(await late.next(disconnected))).toBe(40141);
  const alone = open(await tokenOf(ana.browser));
  await alone.next(connected);
  alone.send({ action: attach, channel: room });
  expect(codeOf(await alone.next(error))).toBe(40160);
  expect((await session.snapshot('Ana')).chat.map(({ text }) => text)).toEqual(['What a story']);
});

test('a team’s room is open longer by what its people left over on the way', async () => {
  const session = await createLobby(server);
  const ana = session.seat('Ana');
  const room = channels.team(session.id, ana.teamId);
  const { directors } = server.services;
  const host = (action: string) =>
    session.company.browser.post(`/api/session/${session.id}/control`, { action });
  const read = async () => (await session.snapshot('Ana')).public;
  /** Ana is there, whatever is made of her having no line. */
  const pass = async (ms: number) => {
    await directors.dispatch(session.id, { type: 'seat.connected', seatId: ana.id });
    await server.clock.advance(ms);
  };
  await pass(0);
  await host('start_now');
  while ((await read()).phase !== 'clip') await pass(1000);
  const { clip } = await read();
  await directors.dispatch(session.id, {
    type: 'host.skipped',
    sceneId: clip?.scene_id ?? '',
    stage: 'clip',
  });
  await pass(2000);
  const { decision } = await read();
  const vote = {
    vote_id: 'vote-of-ana',
    decision_id: decision?.scene_id,
    option_id: decision?.options[0]?.id,
    cast_at: server.clock.now(),
  };
  expect((await ana.browser.post('/api/exp/vote', vote)).statusCode).toBe(200);
  while ((await read()).phase === 'decision') await pass(1000);
  await host('end');
  await settle(server);
  const until = (await read()).room_until ?? 0;
  const longer = until - server.clock.now() - 600_000;
  expect(longer).toBeGreaterThan(10_000);

  await server.clock.advance(600_000 + longer - 5000);
  const line = open(await tokenOf(ana.browser));
  await line.next(connected);
  line.send({ action: attach, channel: room });
  await line.next(attached);
  await server.clock.advance(8000);
  expect(codeOf(await line.next(disconnected))).toBe(40141);
});

test('an upgrade for another host, another path or a fragment is refused', async () => {
  const targets = ['http://evil.example/', '//evil.example/', '/#x', '/?a#b', '*', 'evil'];
  for (const target of targets) expect([target, await upgradeTo(target)]).toEqual([target, 400]);
  expect(await upgradeTo('/elsewhere')).toBe(404);
});

async function upgradeTo(target: string): Promise<number> {
  const { connect } = await import('node:net');
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  socket.destroy();
  return Number(answer.split(' ')[1]);
}
