import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createHub } from '../../server/realtime/hub/hub.ts';
import { key, startHub, untilMessages } from './hub-harness.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function restOf(options: Parameters<typeof createHub>[0]) {
  const hub = createHub(options);
  const app = Fastify();
  await app.register(hub.rest);
  closing.push(
    () => hub.close(),
    () => app.close(),
  );
  const authorization = `Basic ${Buffer.from(`${key.name}:${key.secret}`).toString('base64')}`;
  return {
    publish: (channel: string, payload: object) =>
      app.inject({
        method: 'POST',
        url: `/channels/${channel}/messages`,
        payload,
        headers: { authorization },
      }),
    history: (path: string) => app.inject({ url: `/channels/${path}`, headers: { authorization } }),
  };
}

test('returns history in pages, newest first, with a link to the next', async () => {
  const rest = await restOf({ keys: [key] });
  for (const data of ['1', '2', '3']) await rest.publish('a', { data });
  const page = await rest.history('a/messages?limit=2');
  const next = /<\.\/([^>]*)>; rel="next"/.exec(String(page.headers.link))?.[1];
  const rest2 = await rest.history(`a/${next}`);
  const data = (body: string) => (JSON.parse(body) as { data: string }[]).map((message) => message.data);
  expect([data(page.body), data(rest2.body)]).toEqual([['3', '2'], ['1']]);
  expect(page.headers['content-type']).toBe('application/json');
  expect(String(rest2.headers.link)).not.toContain('rel="next"');
});

test('an error bears Ably’s code in body and headers, and an envelope wraps it for browsers', async () => {
  const rest = await restOf({ keys: [key] });
  const wrong = await rest.history('a/messages?limit=0');
  expect([wrong.statusCode, wrong.headers['x-ably-errorcode'], wrong.json().error.code]).toEqual([
    400,
    '40003',
    40003,
  ]);
  for (const query of ['limit=1.5', 'start=0.5', 'end=1e300'])
    expect((await rest.history(`a/messages?${query}`)).json().error.code).toBe(40003);
  const wrapped = (await rest.history('a/messages?limit=0&envelope=json')).json();
  expect([wrapped.statusCode, wrapped.response.error.code]).toEqual([400, 40003]);
});

test('after a restart the channel reports lost continuity, and publishing continues', async () => {
  const before = await startHub();
  const client = before.connect('seat-1', undefined, { disconnectedRetryTimeout: 50 });
  const channel = client.channels.get('session:1');
  await channel.attach();
  const { id } = client.connection;
  const again = new Promise<{ resumed: boolean; reason?: { code: number } | null }>((resolve) =>
    channel.once('attached', resolve),
  );
  await before.hub.close();
  before.server.closeAllConnections();
  await new Promise((done) => before.server.close(done));
  const queued = channel.publish('queued', 'x');
  const after = await startHub({}, before.port);
  closing.push(() => after.stop());
  expect(await again).toMatchObject({ resumed: false, reason: { code: 90005 } });
  expect(client.connection.id).not.toBe(id);
  await queued;
  const received = untilMessages(channel, 1);
  await after.realtime.publish('session:1', 'fresh', 'y');
  expect((await received).map(({ name }) => name)).toEqual(['fresh']);
  client.close();
});
