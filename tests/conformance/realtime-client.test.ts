import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import { provideRealtimeConnection } from '../../src/machines/realtime-connection/provide-realtime-connection.ts';
import type { RealtimeFact } from '../../src/machines/realtime-connection/realtime-facts.ts';
import { createRealtimeClient } from '../../src/services/realtime/realtime-client.ts';
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

test('the browser’s client hears the server, signals to others and shows who is there', async () => {
  const [one, two] = await Promise.all([open('seat-1'), open('seat-2')]);
  const heard = vi.fn();
  const attached = vi.fn();
  const members = vi.fn();
  one.subscribe('session:1', heard, attached);
  one.subscribePresence('session:1', members);
  one.connect();
  two.connect();
  await expect.poll(() => attached).toHaveBeenCalledWith({ resumed: false });
  await hub.realtime.publish('session:1', 'projection', { step: 1 });
  await two.publish('session:1', 'offer', { sdp: 'v=0' });
  await two.enterPresence('session:1', { ready: false });
  await two.updatePresence('session:1', { ready: true });
  await expect.poll(() => heard).toHaveBeenCalledTimes(2);
  expect(heard.mock.calls).toEqual([
    ['projection', { step: 1 }],
    ['offer', { sdp: 'v=0' }],
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

test('the connection machine over the real SDK: attach, message, presence, close', async () => {
  const facts: RealtimeFact[] = [];
  const parent = createActor(
    setup({
      types: {} as { events: RealtimeFact },
      actions: { keep: ({ event }) => facts.push(event) },
    }).createMachine({ on: { '*': { actions: 'keep' } } }),
  ).start();
  const actor = createActor(provideRealtimeConnection({ open: () => open('seat-1') }), {
    input: { parent, channels: ['session:1'], presence: { 'session:1': undefined } },
  }).start();
  await expect.poll(() => facts.map(({ type }) => type)).toContain('gap.found');
  await hub.realtime.publish('session:1', 'projection', 1);
  await expect
    .poll(() => facts)
    .toContainEqual({ type: 'realtime.message', channel: 'session:1', name: 'projection', data: 1 });
  await expect.poll(() => hub.realtime.presence('session:1')).toHaveLength(1);
  actor.stop();
  await expect.poll(() => hub.realtime.presence('session:1')).toEqual([]);
});
