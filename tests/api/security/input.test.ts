import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { outbox, registration, type SignedUp, signUpOwner } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let owner: SignedUp;
let port: number;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
  owner = await signUpOwner(server);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const post = (payload: string | Buffer, contentType = 'application/json', url = '/api/login') =>
  server.inject({ method: 'POST', url, payload, headers: { 'content-type': contentType } });

/** Bytes as they are, and the status line that comes back. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
      if (answer.includes('\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''));
    socket.on('error', reject);
  });
}

test('markup in names stays text in every mail', async () => {
  const image = '<img src=x onerror=alert(1)>';
  const script = '"><script>alert(2)</script>\u202E';
  const hostile = await signUpOwner(server, { first_name: image, last_name: 'Costa', company_name: script });
  await hostile.browser.post('/api/company/admins', { email: 'invited@harbour.example' });
  const mails = [
    ...(await outbox(server, hostile.email)),
    ...(await outbox(server, 'invited@harbour.example')),
  ];
  expect(mails.map(({ kind }) => kind)).toEqual(['verification', 'admin-invitation']);
  for (const { html } of mails) expect(html).not.toMatch(/<img src=x|<script/);
  expect(mails[1]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});

test('markup and line breaks in a title start no header and no calendar property', async () => {
  const { browser } = await createCompany(server);
  const title = 'Team\r\nBcc: evil@evil\r\nATTENDEE:mailto:evil@evil <script>alert(1)</script>';
  const response = await browser.post('/api/session', sessionRequest(server, { title }));
  const mails = await server.database
    .selectFrom('outbox_mails')
    .selectAll()
    .where('recipient', '=', 'ana@team.example')
    .execute();
  expect(response.statusCode).toBe(201);
  expect(mails.length).toBeGreaterThan(0);
  for (const { subject, ics, html } of mails) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(ics ?? '').not.toMatch(/^(Bcc|ATTENDEE:mailto:evil)/m);
    expect(html).not.toContain('<script');
  }
});

test('markup and turned text in names stay text in mails and in the calendar', async () => {
  const { browser } = await createCompany(server);
  const first_name = '<img src=x onerror=alert(1)>';
  const last_name = '"><script>alert(2)</script>\u202Enosrep';
  const title = `${first_name} ${last_name}; a, b\\n`;
  const people = [{ first_name, last_name, email: 'turned@team.example' }];
  const teams = [{ name: last_name, people }];
  const request = sessionRequest(server, { title, teams });
  expect((await browser.post('/api/session', request)).statusCode).toBe(201);
  const [mail] = await outbox(server, 'turned@team.example');
  expect(mail?.html).not.toMatch(/<img src=x|<script/);
  expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail?.subject).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  const properties = (mail?.ics ?? '').replaceAll('\r\n ', '').trim().split('\r\n');
  for (const line of properties) expect(line).toMatch(/^[A-Z-]+[;:]/);
  expect(properties.filter((line) => line.startsWith('SUMMARY:'))).toHaveLength(1);
  expect(properties.find((line) => line.startsWith('SUMMARY:'))).toContain('\\; a\\, b\\\\n');
  expect(properties.filter((line) => line.startsWith('ATTENDEE'))).toEqual([
    expect.stringContaining('turned@team.example'),
  ]);
});

test('ten megabytes are refused with 413, a hundred thousand brackets quickly', {
  retry: 2,
}, async () => {
  const large = await post(`{"email":"${'x'.repeat(10_000_000)}"}`);
  expect([large.statusCode, large.json()]).toEqual([413, { message: 'The request is too large.' }]);
  const began = performance.now();
  const deep = await post('['.repeat(100_000) + ']'.repeat(100_000));
  expect(deep.statusCode).toBe(413);
  const nested = await post('['.repeat(6000) + ']'.repeat(6000));
  expect(nested.statusCode).toBe(400);
  expect(performance.now() - began).toBeLessThan(2000);
});

test('a body that never arrives is ended with 408 within 15 s', async () => {
  const began = performance.now();
  const status = await new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': '100' };
    const slow = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/api/login', headers });
    slow.on('response', (response) => resolve(response.statusCode ?? 0)).on('error', reject);
    slow.write('{"email":');
  });
  expect(status).toBe(408);
  expect(performance.now() - began).toBeLessThan(16_000);
});

test.each([
  ['malformed JSON', '{"email":', 'application/json', 400],
  ['a form', 'email=a', 'application/x-www-form-urlencoded', 415],
  ['plain text', '{}', 'text/plain', 415],
  ['an unknown charset', '{}', 'application/json; charset=utf-7', 415],
  ['a __proto__ body', '{"__proto__":{"admin":true}}', 'application/json', 400],
  ['a constructor.prototype body', '{"constructor":{"prototype":{"admin":true}}}', 'application/json', 400],
  ['a nested __proto__', '{"a":{"__proto__":{"admin":true}}}', 'application/json', 400],
] as const)('%s', async (_what, body, type, status) => {
  const response = await post(body, type);
  const keys = status === 400 ? ['message', 'code'] : ['message'];
  expect([response.statusCode, Object.keys(response.json())]).toEqual([status, keys]);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

test.each(['__proto__[admin]=1', 'a[__proto__]=1', 'constructor[prototype][admin]=1', '__proto__.admin=1'])(
  'the query %s is refused',
  async (query) => {
    expect((await server.inject({ url: `/api/geo/countries?${query}` })).statusCode).toBe(400);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  },
);

const sqlTexts = ["' or '1'='1", '1; drop table users; --', "\\'; select pg_sleep(5); --", '%', '\0'];

test.each(sqlTexts)('%j in any parameter finds nothing and breaks nothing', async (text) => {
  const coded = encodeURIComponent(text);
  for (const url of [
    `/api/session?search=${coded}`,
    `/api/session?sort=${coded}`,
    `/api/session?tab=${coded}`,
    `/api/session?cursor=${coded}`,
    `/api/consumer?search=${coded}`,
    `/api/consumer?cursor=${coded}`,
    `/api/credits?cursor=${coded}`,
    `/api/session/${coded}`,
    `/api/admin-invitation/${coded}`,
    `/api/award/${coded}`,
  ]) {
    const response = await owner.browser.get(url);
    expect([url, response.statusCode]).toEqual([url, expect.toSatisfy((status: number) => status < 500)]);
    if (response.statusCode === 200 && url.includes('session?'))
      expect(response.json().sessions ?? []).toEqual([]);
  }
});

test.each(['[1]', '%7B%7D', '-1', '99999999999999999999', '1%00', '0', 'x'.repeat(500), '..%2f..%2fetc'])(
  'the id %s is 404 or 422',
  async (id) => {
    for (const url of [
      `/api/company/admins/${id}`,
      `/api/company/admins/invitations/${id}`,
      `/api/session/${id}`,
    ]) {
      const { statusCode } = await owner.browser.send('DELETE', url);
      expect([404, 414, 422]).toContain(statusCode);
    }
  },
);

test.each([
  ['a\0b', 400],
  ['a\ud83db', 400],
  ['a\udc1bb', 400],
  ['\ud83d\ud83d\udc1b', 400],
  ['a\\u0000b', 202],
  ['a\\\0b', 400],
  ['🐛\ud83d\udc1b', 202],
] as const)('a text with %j is answered with %i', async (message, status) => {
  const body = { name: 'Nia', email: `nia.${status}@quay.example`, topic: 'help', message };
  expect((await server.browser().post('/api/contact', body)).statusCode).toBe(status);
});

test.each([
  'a@x.example, b@y.example',
  'a@x.example\r\nBcc: b@y.example',
  'a@x.example\n',
  '"a b"@x.example',
  'a@x',
  '<a@x.example>',
  'a@x.example;b@y.example',
])('the address %j is refused', async (email) => {
  const before = await outbox(server);
  for (const url of ['/api/auth/register', '/api/auth/forgot-password', '/api/contact']) {
    const response = await server
      .browser()
      .post(url, registration({ email, name: 'x', topic: 'help', message: 'x' }));
    expect([response.statusCode, response.json().errors.email]).toEqual([
      422,
      ['The email field must be a valid email address.'],
    ]);
  }
  expect(await outbox(server)).toEqual(before);
});

test.each([
  '/media/../package.json',
  '/media/the-borrowed-light/..%2f..%2fstory.json',
  '/media/the-borrowed-light/%2e%2e/story.json',
  '/media/..%2f..%2fpackage.json',
  '/media/the-borrowed-light/art/..%5c..%5cstory.json',
  '/media/the-borrowed-light/story.json%00.webp',
  '/media/the-borrowed-light//etc/passwd',
  '/media/the-borrowed-light/.env.json',
  '/assets/..%2f..%2fpackage.json',
  '/..%2fpackage.json',
])('%s is 404', async (url) => {
  const response = await server.inject({ url });
  expect([response.statusCode, response.body.includes('"dependencies"')]).toEqual([404, false]);
});

const head = (lines: string[]) => `POST /api/login HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{}`;

test.each([
  ['two lengths', head(['Host: x', 'Content-Length: 2', 'Content-Length: 3']), 400],
  ['length and chunks', head(['Host: x', 'Content-Length: 2', 'Transfer-Encoding: chunked']), 400],
  ['an unknown transfer coding', head(['Host: x', 'Transfer-Encoding: xchunked']), 400],
  ['a space before the colon', head(['Host: x', 'Content-Length : 2']), 400],
  ['no host', head(['Content-Length: 2']), 400],
  ['a header of 20 kB', head(['Host: x', `X-Long: ${'x'.repeat(20_000)}`]), 431],
] as const)('%s is refused', async (_what, bytes, status) => {
  expect(await raw(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
