import { createHmac, randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDraw, spoiltTexts, wrongValues } from '../support/wrong-values.ts';
import { key, startHub } from './hub-harness.ts';

const basic = `Basic ${Buffer.from(`${key.name}:${key.secret}`).toString('base64')}`;
const badConnectionKey = 80018;
const path = `/keys/${key.name}/requestToken`;

let hub: Awaited<ReturnType<typeof startHub>>;
let app: FastifyInstance;
beforeEach(async () => {
  hub = await startHub();
  app = Fastify();
  await app.register(hub.hub.rest);
});
afterEach(async () => {
  await app.close();
  await hub.stop();
});

type Answer = Awaited<ReturnType<typeof app.inject>>;

/** The answer where it is none that the protocol knows. */
function surprise(asked: string, { statusCode, body }: Answer): unknown[] {
  if (statusCode < 400) return [];
  const { code, message } = (JSON.parse(body) as { error: { code: number; message: string } }).error;
  const isKnown =
    statusCode < 500 && (Math.floor(code / 10_000) === 4 || code === badConnectionKey) && message !== '';
  return isKnown ? [] : [[asked.slice(0, 200), statusCode, body]];
}

const post = (url: string, payload: string, authorization = basic) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', authorization },
    payload,
  });

const request = () => ({
  keyName: key.name,
  ttl: 60_000,
  capability: { a: ['subscribe'] },
  clientId: 'seat-1',
  timestamp: hub.clock.now(),
  nonce: randomBytes(16).toString('hex'),
});

test('requestToken answers nonsense with an error of the protocol and never with 500', async () => {
  const surprises: unknown[] = [];
  for (const text of [...spoiltTexts(request()), ...spoiltTexts({ ...request(), mac: 'x' }), ...wrongValues])
    surprises.push(...surprise(text, await post(path, text)));
  expect(surprises).toEqual([]);
});

test('a token request that is signed rightly over nonsense is refused in the same way', async () => {
  const surprises: unknown[] = [];
  const names = ['ttl', 'capability', 'clientId', 'timestamp', 'nonce'] as const;
  for (const name of names)
    for (const wrong of ['x', '-1', '1e999', '{"a":{}}', '[]', '{"a":[{}]}', 'null', `[${'['.repeat(500)}`]) {
      const body: Record<string, unknown> = {
        ...request(),
        capability: '{"a":["subscribe"]}',
        [name]: wrong,
      };
      const text = [key.name, ...names.map((each) => body[each])].map((each) => `${each}\n`).join('');
      const mac = createHmac('sha256', key.secret).update(text).digest('base64');
      surprises.push(...surprise(`${name} ${wrong}`, await post(path, JSON.stringify({ ...body, mac }), '')));
    }
  expect(surprises).toEqual([]);
});

test('publishing, history, presence and status answer wrong bodies, parameters and names in the same way', async () => {
  const surprises: unknown[] = [];
  const message = {
    id: 'i',
    name: 'n',
    data: { a: 1 },
    encoding: 'x',
    clientId: 'c',
    extras: { a: 1 },
    connectionKey: 'k',
  };
  for (const text of [...spoiltTexts(message), ...spoiltTexts([{ ...message, connectionKey: undefined }])])
    surprises.push(...surprise(text, await post('/channels/a/messages', text)));
  const draw = createDraw(7);
  const values = [
    '',
    '0',
    '-1',
    '1e308',
    'NaN',
    '[]',
    '{}',
    '%00',
    '%ud800',
    '__proto__',
    'x'.repeat(5000),
    'a&limit=2',
  ];
  const names = [
    'start',
    'end',
    'limit',
    'direction',
    'from_serial',
    'cursor',
    'clientId',
    'connectionId',
    'envelope',
    'key',
  ];
  const paths = [
    '/channels/a/messages',
    '/channels/a/presence',
    '/channels/a/presence/history',
    '/channels/a',
    '/time',
  ];
  for (const url of paths)
    for (const name of names)
      for (const value of values) {
        const second = draw(3) === 0 ? `&${name}=again` : '';
        const asked = `${url}?${name}=${value}${second}`;
        surprises.push(
          ...surprise(asked, await app.inject({ url: asked, headers: { authorization: basic } })),
        );
      }
  for (const name of ['%00', '%0d%0a', '%5b', ':x', 'x'.repeat(99)])
    surprises.push(...surprise(name, await post(`/channels/${name}/messages`, '{"name":"x"}')));
  expect(surprises).toEqual([]);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
