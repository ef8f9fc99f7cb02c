import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { linkIn, outbox, registration, signUpOwner, verificationOf } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder(), config: { welcomeCredits: 20 } });
});
afterAll(() => server.close());

const rule = 'may not contain a web address, an email address or a line break.';
const lures = [
  'Win at https://evil.example',
  'www.evil.example',
  'ask eve@evil.example',
  'evil.example/win',
  'Ana\r\nBcc: x',
];

test.each(lures)('no account and no message bears the name %j', async (lure) => {
  const browser = server.browser();
  for (const field of ['first_name', 'last_name', 'company_name']) {
    const answer = await browser.post('/api/auth/register', registration({ [field]: lure }));
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { [field]: [`The ${field.replace('_', ' ')} field ${rule}`] },
    ]);
  }
  const contact = { name: lure, email: 'victim@quay.example', topic: 'help', message: 'Hi' };
  expect((await browser.post('/api/contact', contact)).statusCode).toBe(422);
  expect(await outbox(server, 'victim@quay.example')).toEqual([]);
});

test('an acknowledgement and the mails of an account say nothing that a stranger wrote', async () => {
  const browser = server.browser();
  const victim = 'victim@harbour.example';
  await browser.post('/api/contact', {
    name: 'Claim your prize',
    email: victim,
    topic: 'help',
    message: 'Click https://evil.example\r\nnow',
  });
  const account = registration({
    email: victim,
    first_name: 'Claim',
    last_name: 'prize',
    company_name: 'Click evil.example',
  });
  browser.token = (await browser.post('/api/auth/register', account)).json().token;
  await browser.post('/api/auth/forgot-password', { email: victim });
  const mails = await outbox(server, victim);
  expect(mails.map(({ kind }) => kind)).toEqual(['contact', 'verification', 'password-reset']);
  for (const { subject, html, body_text } of mails)
    for (const text of [subject, html, body_text]) expect(text).not.toMatch(/claim|prize|evil/i);
});

test('an unverified user can invite no one, and learns what to do', async () => {
  const browser = server.browser();
  const account = registration();
  browser.token = (await browser.post('/api/auth/register', account)).json().token;
  const inviting = () => [
    browser.post(
      '/api/company/admins',
      { email: 'deputy@harbour.example' },
      { 'idempotency-key': crypto.randomUUID() },
    ),
    browser.post('/api/session', sessionRequest(server), { 'idempotency-key': crypto.randomUUID() }),
  ];
  const refused = await Promise.all(inviting());
  expect(refused.map((answer) => [answer.statusCode, answer.json().message])).toEqual(
    refused.map(() => [403, expect.stringContaining('confirm your email address')]),
  );
  expect(await outbox(server, 'deputy@harbour.example')).toEqual([]);
  const [mail] = await outbox(server, account.email);
  await browser.post('/api/email/verify', verificationOf(linkIn(mail, '/verify/')));
  expect((await Promise.all(inviting())).map(({ statusCode }) => statusCode)).toEqual([200, 201]);
});

test('refuses addresses as titles, teams and names, each at its field', async () => {
  const { browser } = await createCompany(server);
  const [team] = sessionRequest(server).teams;
  const lure = 'https://evil.example';
  const cases: [object, string, string][] = [
    [{ title: lure }, 'title', 'A name'],
    [{ teams: [{ ...team, name: lure }] }, 'teams.0.name', 'The name of team 1'],
    [
      { teams: [{ name: 'Otters', people: [{ first_name: lure, last_name: '', email: 'a@team.example' }] }] },
      'teams.0.people.0.first_name',
      `${lure} (a@team.example): a name`,
    ],
  ];
  for (const [change, field, whose] of cases) {
    const answer = await browser.post('/api/session', sessionRequest(server, change), {
      'idempotency-key': crypto.randomUUID(),
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { [field]: [`${whose} ${rule}`] }]);
  }
});

test('a name with a dot in it becomes no link, and no line of a mail breaks where a name does', async () => {
  const owner = await signUpOwner(server, { company_name: 'Booking.com' });
  const { database } = server;
  await database
    .updateTable('users')
    .set({ first_name: 'Rosa\r\nhttps://evil.example' })
    .where('id', '=', owner.userId)
    .execute();
  await owner.browser.post(
    '/api/company/admins',
    { email: 'invited@harbour.example' },
    { 'idempotency-key': crypto.randomUUID() },
  );
  const [mail] = await outbox(server, 'invited@harbour.example');
  for (const text of [mail?.html ?? '', mail?.body_text ?? '']) {
    expect(text).not.toContain('Booking.com');
    expect(text).not.toContain('https://evil');
    expect(text).toContain('Booking.\u2060com');
  }
  expect(mail?.subject).not.toMatch(/[\r\n]/);
  expect(mail?.body_text).not.toMatch(/^https:\/\/evil|\nhttps?:\/*\u2060?\/*evil/m);
});

test('a company mails people two hundred times an hour and orders sixty times, whatever it calls, and another one its own', async () => {
  const { browser } = await createCompany(server);
  const { body } = await browser.post('/api/session', sessionRequest(server));
  const { id } = JSON.parse(body);
  const later = (days: number) => ({
    starts_at: new Date(server.clock.now() + (10 + days) * 24 * 60 * 60_000).toISOString(),
    timezone_id: 'Europe/Lisbon',
  });
  const person = { first_name: 'Ana', last_name: '', email: 'ana@team.example', team_id: 1 };
  const ways = [
    (turn: number) => browser.post(`/api/session/${id}/reschedule`, later(turn)),
    () => browser.post(`/api/session/${id}/invite`, {}),
    () => browser.post(`/api/session/${id}/attendees`, { add: [person], remove: [], move: [] }),
    () => browser.post('/api/consumer', { people: [], session_id: id }),
    () => browser.post('/api/session', sessionRequest(server)),
  ];
  const statuses = new Set<number>();
  for (let turn = 0; turn < 199; turn += 1) {
    const answer = await ways[turn % ways.length]?.(turn);
    statuses.add(answer?.statusCode ?? 0);
  }
  expect(statuses).not.toContain(429);
  const refused = await Promise.all(ways.map((way) => way(0)));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(ways.map(() => 429));
  const other = await createCompany(server);
  expect((await other.browser.post('/api/session', sessionRequest(server))).statusCode).toBe(201);

  const billing = { name: 'Wren', address: '1 Quay, Lisbon', country: 'PT', email: 'bills@wren.example' };
  const order = () =>
    browser.post('/api/checkout/order', {
      pack_id: 'none',
      quantity: 1,
      payment: 'invoice',
      billing: { ...billing, tax_id: null, purchase_order: null },
    });
  for (let turn = 0; turn < 60; turn += 1) expect((await order()).statusCode).toBe(422);
  expect((await order()).statusCode).toBe(429);
});
