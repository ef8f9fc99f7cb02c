import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { provideRealtimeConnection } from '../../src/machines/realtime-connection/provide-realtime-connection.ts';
import type { RealtimeFact } from '../../src/machines/realtime-connection/realtime-facts.ts';
import { createRealtimeClient } from '../../src/services/realtime/realtime-client.ts';
import {
  publicProjection,
  seatProjection,
} from '../../src/machines/experience-playback/experience-fixtures.ts';
import { startBalancer } from '../support/servers/tcp-balancer.ts';
import { allOfIt, startHub } from './hub-harness.ts';

let hub: Awaited<ReturnType<typeof startHub>>;

beforeEach(async () => {
  hub = await startHub();
});
afterEach(() => hub.stop());

const open = (clientId: string) =>
  createRealtimeClient({
    auth: () => hub.realtime.mintToken(clientId, allOfIt, 3_600_000),
    location: { hostname: '127.0.0.1', port: String(hub.port), protocol: 'http:' },
  });

test('the browser’s client receives messages, signals to others and shows presence', async () => {
  const toOne = 'session:1:signal:2:seat-1';
  const [one, two] = await Promise.all([open('seat-1'), open('seat-2')]);
  const hello = { from: 'seat-2', to: 'seat-1', attempt: 'a1', kind: 'hello' } as const;
  const received = vi.fn();
  const attached = vi.fn();
  const members = vi.fn();
  one.subscribe('session:1', received, attached);
  one.subscribe(toOne, received, attached);
  one.subscribePresence('session:1', members);
  one.connect();
  two.connect();
  await expect.poll(() => attached).toHaveBeenCalledTimes(2);
  await hub.realtime.publish('session:1', 'projection', publicProjection());
  await two.publish(toOne, { name: 'projection', data: publicProjection({ seq: 9 }) });
  await two.publish(toOne, { name: 'signal', data: hello });
  await two.enterPresence('session:1', { ready: false });
  await two.updatePresence('session:1', { ready: true });
  await expect.poll(() => received).toHaveBeenCalledTimes(2);
  expect(received.mock.calls).toEqual([
    [{ name: 'projection', data: publicProjection() }, undefined],
    [{ name: 'signal', data: hello }, 'seat-2'],
  ]);
  await expect
    .poll(() => members)
    .toHaveBeenLastCalledWith([
      { clientId: 'seat-2', connectionId: expect.any(String), data: { ready: true } },
    ]);
  await two.leavePresence('session:1');
  await expect.poll(() => members).toHaveBeenLastCalledWith([]);
  one.close();
  two.close();
});

test('a server that falls silent is left within ten seconds', async () => {
  const balancer = await startBalancer(hub.port);
  const client = await createRealtimeClient({
    auth: () => hub.realtime.mintToken('seat-1', allOfIt, 3_600_000),
    location: { hostname: '127.0.0.1', port: String(balancer.port), protocol: 'http:' },
  });
  const states = vi.fn();
  client.onState(states);
  client.connect();
  await expect.poll(() => states.mock.lastCall?.[0]).toBe('connected');
  balancer.silence();
  const silentAt = performance.now();
  await expect
    .poll(() => states.mock.calls.map(([state]) => state), { timeout: 12_000 })
    .toContain('disconnected');
  expect(performance.now() - silentAt).toBeLessThan(10_000);
  await expect.poll(() => states.mock.lastCall?.[0]).toBe('connected');
  client.close();
  balancer.close();
});

test('the connection machine over the real SDK: attach, message, presence, close', async () => {
  const facts: RealtimeFact[] = [];
  const parent = createActor(
    setup({
      types: {} as { events: RealtimeFact },
      actions: { keep: ({ event }) => facts.push(event) },
    }).createMachine({ on: { '*': { actions: 'keep' } } }),
  ).start();
  const actor = createActor(provideRealtimeConnection({ open: () => open('seat-1') }), {
    input: {
      parent,
      token: null,
      channels: ['session:1'],
      presence: { 'session:1': undefined },
      waits: false,
    },
  }).start();
  await expect.poll(() => facts.map(({ type }) => type)).toContain('gap.found');
  await hub.realtime.publish('session:1', 'projection', publicProjection());
  await expect
    .poll(() => facts)
    .toContainEqual({
      type: 'realtime.message',
      channel: 'session:1',
      message: { name: 'projection', data: publicProjection() },
      sender: undefined,
    });
  await expect.poll(() => hub.realtime.presence('session:1')).toHaveLength(1);
  actor.stop();
  await expect.poll(() => hub.realtime.presence('session:1')).toEqual([]);
});

test('a disconnected client resumes as the same, with exactly the rights of a fresh token', async () => {
  const [former, later] = ['session:1:team:1', 'session:1:team:2'];
  let team = former;
  const client = await createRealtimeClient({
    auth: () =>
      hub.realtime.mintToken(
        'seat-1',
        { 'session:1': ['subscribe', 'presence'], 'seat:1': ['subscribe'], [team]: ['subscribe'] },
        3_600_000,
      ),
    location: { hostname: '127.0.0.1', port: String(hub.port), protocol: 'http:' },
  });
  const received: unknown[] = [];
  const changes: unknown[] = [];
  const [refused, attached] = [vi.fn(), vi.fn()];
  const listen = (channel: string) =>
    client.subscribe(
      channel,
      ({ data }) => received.push([channel, data]),
      (state) => attached(channel, state),
      refused,
    );
  const chat = (text: string) => ({ id: 'message-1', seat_id: 'seat-2', text, at: 1 });
  hub.realtime.watchPresence('session:1', ({ action, clientId }) => changes.push([action, clientId]));
  listen('session:1');
  listen('seat:1');
  const leave = listen(former);
  client.connect();
  await client.enterPresence('session:1');
  await expect.poll(() => attached).toHaveBeenCalledTimes(3);
  const [before] = hub.hub.core.connections.keys();
  team = later;
  await hub.realtime.cut('seat-1');
  await hub.realtime.publish(former, 'chat', chat('of the former team'));
  await hub.realtime.publish('seat:1', 'seat', seatProjection({ team_id: 2 }));
  leave();
  listen(later);
  await expect.poll(() => attached).toHaveBeenCalledWith(later, { resumed: false });
  await hub.realtime.publish(former, 'chat', chat('of the former team'));
  await hub.realtime.publish(later, 'chat', chat('of the new team'));
  await expect.poll(() => received.length).toBe(2);
  expect(received).toEqual([
    ['seat:1', seatProjection({ team_id: 2 })],
    [later, chat('of the new team')],
  ]);
  expect([...hub.hub.core.connections.keys()]).toEqual([before]);
  expect(changes).toEqual([['enter', 'seat-1']]);
  client.close();
});

test('a channel that the token does not allow yet is attached once a fresh token does', async () => {
  let allowed = ['a'];
  const client = await createRealtimeClient({
    auth: () =>
      hub.realtime.mintToken(
        'seat-1',
        Object.fromEntries(allowed.map((name) => [name, ['subscribe']])),
        3_600_000,
      ),
    location: { hostname: '127.0.0.1', port: String(hub.port), protocol: 'http:' },
  });
  const [attached, refused] = [vi.fn(), vi.fn()];
  client.subscribe('a', () => undefined, attached);
  client.connect();
  await expect.poll(() => attached).toHaveBeenCalledTimes(1);
  allowed = ['a', 'b'];
  client.subscribe('b', () => undefined, attached, refused);
  await expect.poll(() => attached).toHaveBeenCalledTimes(2);
  client.subscribe('c', () => undefined, attached, refused);
  await expect.poll(() => refused.mock.calls).toMatchObject([[{ code: 40160 }]]);
  client.close();
});
