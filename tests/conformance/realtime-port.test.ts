import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createHostedRealtime } from '../../server/realtime/hosted-realtime.ts';
import type { PresenceChange, RealtimePort } from '../../server/realtime/realtime-port.ts';
import { key, startHub, untilMessages } from './hub-harness.ts';

type TestHub = Awaited<ReturnType<typeof startHub>>;

const amongThem = (set: ReadonlySet<string>) => async (keys: readonly string[]) =>
  new Set(keys.filter((each) => set.has(each)));

/** Revocation keys: what the product has ended, and what the hub knows of it. */
interface Revoked {
  ended: Set<string>;
  told: Set<string>;
}

/** The hosted adapter talks to our own hub in the place of the service. */
async function hostedOver(hub: TestHub, { ended, told }: Revoked, sharedClientId: string | null = null) {
  const service = Fastify();
  await service.register(hub.hub.rest);
  service.post<{ Body: { targets: string[] } }>(`/keys/${key.name}/revokeTokens`, async (request) => {
    const basic = Buffer.from(`${key.name}:${key.secret}`).toString('base64');
    expect(request.headers.authorization).toBe(`Basic ${basic}`);
    const appliesAt = hub.clock.now();
    const results = request.body.targets.map((target) => {
      told.add(target.replace('revocationKey:', ''));
      return { target, appliesAt, issuedBefore: appliesAt };
    });
    return { successCount: results.length, failureCount: 0, results };
  });
  await service.listen({ port: 0, host: '127.0.0.1' });
  const address = service.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const failures: unknown[] = [];
  const realtime = createHostedRealtime({
    key: `${key.name}:${key.secret}`,
    clock: hub.clock,
    pollInterval: 20,
    onError: (error) => failures.push(error),
    endpoint: `http://127.0.0.1:${port}`,
    findRevoked: amongThem(ended),
    sharedClientId,
  });
  return {
    realtime,
    async stop() {
      await realtime.close();
      await service.close();
      expect(failures).toEqual([]);
    },
  };
}

const kinds = {
  embedded: async (hub: TestHub, revoked: Revoked) => {
    revoked.ended = revoked.told;
    return { realtime: hub.realtime, stop: async () => undefined };
  },
  hosted: (hub: TestHub, revoked: Revoked) => hostedOver(hub, revoked),
};

describe.each(Object.entries(kinds))('the realtime port, %s', (_kind, create) => {
  let hub: TestHub;
  let realtime: RealtimePort;
  let revoked: Revoked;
  let stop: () => Promise<void>;

  beforeEach(async () => {
    revoked = { ended: new Set(), told: new Set() };
    hub = await startHub({
      delays: { revocationRound: 20 },
      limits: { presenceBurst: 300 },
      findRevoked: amongThem(revoked.told),
    });
    ({ realtime, stop } = await create(hub, revoked));
  });
  afterEach(async () => {
    await stop();
    await hub.stop();
  });

  const connect = (token: string) => hub.open({ token });

  test('publish reaches subscribers as text, as an object, as a list', async () => {
    const channel = hub.connect('seat-1').channels.get('session:1');
    const received = untilMessages(channel, 3);
    await channel.attach();
    await realtime.publish('session:1', 'text', 'Grüße');
    await realtime.publish('session:1', 'object', { step: 1 });
    await realtime.publish('session:1', 'list', [1, 'two', null]);
    expect((await received).map(({ name, data }) => [name, data])).toEqual([
      ['text', 'Grüße'],
      ['object', { step: 1 }],
      ['list', [1, 'two', null]],
    ]);
  });

  test('a token allows what it names, to the client it names', async () => {
    const token = await realtime.mintToken('seat-1', { 'session:1': ['subscribe', 'presence'] }, 60_000);
    const client = connect(token);
    await client.connection.whenState('connected');
    expect(client.auth.clientId).toBe('seat-1');
    const channel = client.channels.get('session:1');
    await channel.attach();
    expect(channel.modes?.sort()).toEqual(['presence', 'presence_subscribe', 'subscribe']);
    await expect(client.channels.get('session:2').attach()).rejects.toMatchObject({ code: 40160 });
  });

  test('what a token has opened ends once its revocation key is found revoked, others stay', async () => {
    const [first, second] = await Promise.all(
      ['7', '8'].map(async (revocationKey) =>
        connect(await realtime.mintToken('seat-1', { 'session:1': ['subscribe'] }, 60_000, revocationKey)),
      ),
    );
    await Promise.all([first, second].map((client) => client?.connection.whenState('connected')));
    revoked.ended.add('7');
    await expect.poll(() => first?.connection.state).toBe('failed');
    expect([...revoked.told]).toEqual(['7']);
    expect(second?.connection.state).toBe('connected');
  });

  test('presence lists every member with its data', async () => {
    expect(await realtime.presence('session:1')).toEqual([]);
    const one = hub.connect('seat-1');
    const two = hub.connect('seat-2');
    await one.channels.get('session:1').presence.enter({ ready: true });
    await two.channels.get('session:1').presence.enter();
    const members = await realtime.presence('session:1');
    expect(members.sort((a, b) => a.clientId.localeCompare(b.clientId))).toEqual([
      { clientId: 'seat-1', connectionId: one.connection.id, data: { ready: true } },
      { clientId: 'seat-2', connectionId: two.connection.id },
    ]);
  });

  test('presence of more members than fit a page', async () => {
    const client = hub.open({ key: `${key.name}:${key.secret}` });
    const { presence } = client.channels.get('crowd');
    await Promise.all(Array.from({ length: 230 }, (_, n) => presence.enterClient(`seat-${n}`)));
    const members = await realtime.presence('crowd');
    expect(new Set(members.map(({ clientId }) => clientId)).size).toBe(230);
  });

  test('a watch emits entries, updates and leaves, and counts tabs', async () => {
    const changes: PresenceChange[] = [];
    const tabs = [hub.connect('seat-1'), hub.connect('seat-1')] as const;
    await tabs[0].channels.get('session:1').attach();
    const unwatch = realtime.watchPresence('session:1', (change) => changes.push(change));
    await expect(realtime.presence('session:1')).resolves.toEqual([]);
    const step = async (act: Promise<void>, action: PresenceChange['action'], members: number) => {
      await act;
      await expect
        .poll(() => changes.at(-1))
        .toEqual({ channel: 'session:1', clientId: 'seat-1', action, members });
    };
    const [first, second] = [
      tabs[0].channels.get('session:1').presence,
      tabs[1].channels.get('session:1').presence,
    ];
    await step(first.enter({ ready: false }), 'enter', 1);
    await step(second.enter(), 'enter', 2);
    await step(first.update({ ready: true }), 'update', 2);
    await step(second.leave(), 'leave', 1);
    unwatch();
    await first.leave();
    expect(changes).toHaveLength(4);
  });
});

test('with a key in all browsers, members are the seats that their data names', async () => {
  const hub = await startHub();
  const { realtime, stop } = await hostedOver(hub, { ended: new Set(), told: new Set() }, 'muster');
  const shared = hub.open({ key: `${key.name}:${key.secret}`, clientId: 'muster' });
  await shared.channels.get('session:1').presence.enter({ tab: 'a', seat: 'seat-1' });
  await hub.connect('seat-2').channels.get('session:1').presence.enter({ tab: 'b', seat: 'seat-9' });
  const members = await realtime.presence('session:1');
  expect(members.map(({ clientId }) => clientId).sort()).toEqual(['seat-1', 'seat-2']);
  await stop();
  await hub.stop();
});
