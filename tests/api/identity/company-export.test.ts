import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProgrammeDetail } from '../../../contract/calls/schemas/programmes/programmes.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { exportFiles } from '../../../server/company-export/company-export.ts';
import { notExported } from '../../../server/company-export/not-exported.ts';
import { resultTables } from '../../../server/company-export/session-results.ts';
import { downloadExport } from '../../support/company-export.ts';
import { sessionRequest } from '../../support/company-fixture.ts';
import type { LiveSession } from '../../support/live-session.ts';
import { onePixelPng } from '../../support/one-pixel-png.ts';
import { guest, playResults } from '../../support/played-results.ts';
import { pageId, shopCustomer } from '../../support/shop-customer.ts';
import { ownerPassword, type SignedUp, signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const dayMs = 86_400_000;

let server: TestApp;
let owner: SignedUp;
let colleague: SignedUp;
let session: LiveSession;
let programme: ProgrammeDetail;
let stranger: SignedUp;

beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
  owner = await signUpOwner(server, { company_name: 'Wren & Co' });
  colleague = await signUpSubAdmin(server, owner);
  stranger = await signUpOwner(server, { company_name: 'Elsewhere Ltd' });
  await fill(owner);
  await fillOther(stranger);
});
afterAll(() => server.close());

async function send(by: SignedUp, method: 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) {
  const answer = await by.browser.send(method, url, body);
  expect(answer.statusCode, `${url}: ${answer.body}`).toBeLessThan(300);
  return answer.body === '' ? undefined : answer.json();
}

const onDay = (days: number) => new Date(server.clock.now() + days * dayMs).toISOString().slice(0, 10);

/** Data of each kind, by the product's own calls. */
async function fill(by: SignedUp): Promise<void> {
  await send(by, 'PUT', '/api/profile/language', { language: 'de' });
  await send(by, 'PUT', '/api/company/logo', onePixelPng);
  await send(by, 'PUT', '/api/company/colour', { colour: '#1E7A57' });
  await send(by, 'PUT', '/api/notifications/results', { wanted: false });
  await send(by, 'POST', '/api/company/admins', { email: 'invited@wren.example' });
  await send(by, 'POST', '/api/company/single-sign-on/domains', { domain: 'wren.example' });
  const { timezone_id, options } = sessionRequest(server);
  await send(by, 'POST', '/api/session-template', {
    name: 'Weekly',
    settings: {
      title: 'Weekly hour',
      story_slug: 'the-borrowed-light',
      time: '15:00',
      timezone_id,
      team_names: ['Otters'],
      options,
    },
  });
  await send(by, 'POST', '/api/report/link', { days: 30 });
  const { consumers } = await send(by, 'POST', '/api/consumer', {
    people: [{ ...guest('Dov'), department: '=Sales' }, guest('Kim')],
  });
  for (const tag of ['new', 'remote'])
    await send(by, 'PUT', '/api/consumer/tags', { consumer_ids: [consumers[0].id], tag, tagged: true });
  programme = await send(by, 'POST', '/api/programme', {
    title: 'Winter campaign',
    story_slug: 'the-borrowed-light',
    timezone_id: 'Europe/Lisbon',
    slots: [{ wall_clock: { date: onDay(7), time: '15:00' }, capacity: 5 }],
    audience: 'link',
    allowed: [],
    closes: { date: onDay(5), time: '18:00' },
  });
  await send(by, 'POST', `/api/programme/${programme.id}/apart`, {
    emails: [guest('Dov').email, guest('Kim').email],
  });
  const link = new URL(programme.link).pathname.split('/').at(-1);
  const signedUp = await server.browser().post(`/api/sign-up/${link}`, {
    slot_id: programme.slots[0]?.id,
    people: [guest('Ike')],
    wait: false,
    language: 'en',
    timezone_id: 'Europe/Berlin',
  });
  expect(signedUp.statusCode, signedUp.body).toBe(202);
  const customer = shopCustomer(server, by);
  const order = await customer.order();
  await customer.press(pageId(await customer.pay(order.id)), 'pay');

  session = await playResults(server, by);
  await by.browser.get(`/api/session/${session.id}/results`);
  const participant = (name: string) => session.seat(name).browser;
  await participant('Ana').post('/api/exp/consent', { share_personal: true, in_analysis: true });
  await participant('Ben').post('/api/exp/rating', { stars: 5, comment: 'A fine evening' });
  const planned: SessionDetail = await send(by, 'POST', '/api/session', {
    ...sessionRequest(server),
    teams: [{ name: 'Owls', people: ['Eve', 'Flo'].map(guest) }],
  });
  await send(by, 'POST', `/api/session/${planned.id}/message`, {
    message_id: 'message-to-all-1',
    team_id: null,
    text: 'Bring a lantern',
  });
  const flo = planned.seats.find(({ first_name }) => first_name === 'Flo');
  await send(by, 'POST', `/api/session/${planned.id}/attendees`, { add: [], remove: [flo?.id], move: [] });
  const gone = await send(by, 'POST', '/api/consumer', { people: [guest('Gus')] });
  await send(by, 'DELETE', `/api/consumer/${gone.consumers[0].id}`);
  await seedRest(by, order.id);
  while ((await server.services.mailDelivery.deliverDue()) > 0);
}

/** What a session of bots, a bank or a register would have left. */
async function seedRest({ companyId }: SignedUp, order_id: number): Promise<void> {
  const { database, clock } = server;
  const at = new Date(clock.now());
  const answer = { state: 'valid', name: 'Wren & Co', reference: null, at: at.toISOString() } as const;
  const seat = { seat_id: session.seat('Cy').id, session_id: session.id };
  await database
    .insertInto('icebreaker_answers')
    .values({ ...seat, question: 'soup', text: 'Leek', at: clock.now() })
    .execute();
  await database
    .insertInto('session_facilitators')
    .values({ session_id: seat.session_id, user_id: colleague.userId, assigned_at: at })
    .execute();
  await database
    .insertInto('seat_devices')
    .values({ seat_id: seat.seat_id, digest: 'digest-of-a-device', entered_at: at })
    .execute();
  await database
    .insertInto('tax_checks')
    .values({ company_id: companyId, country: 'PT', tax_id: 'PT123456789', answer, checked_at: at })
    .execute();
  await database
    .insertInto('order_refunds')
    .values({
      operation_key: 'refund',
      order_id,
      credits: 1,
      amount_minor: 100,
      reason: 'Unused',
      asked_at: at,
    })
    .execute();
}

/** The same people as guests of another company. */
async function fillOther(by: SignedUp): Promise<void> {
  await send(by, 'POST', '/api/consumer', { people: [guest('Hal')] });
  await send(by, 'POST', '/api/session', {
    ...sessionRequest(server, { title: 'Elsewhere’s evening' }),
    teams: [{ name: 'Magpies', people: [guest('Ana'), guest('Hal')] }],
  });
  while ((await server.services.mailDelivery.deliverDue()) > 0);
}

test('each table of the database is in a file, or on the list of those that are not, with the reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
      and table_name not in ('kysely_migration', 'kysely_migration_lock', 'migrations')
    order by 1`.execute(server.database);
  const inFiles = new Set<string>([...exportFiles.flatMap(({ tables }) => tables), ...resultTables]);
  const left = new Set(Object.keys(notExported));
  expect(rows.map(({ name }) => name).filter((name) => inFiles.has(name) === left.has(name))).toEqual([]);
  const known = new Set(rows.map(({ name }) => name));
  expect([...inFiles, ...left].filter((name) => !known.has(name))).toEqual([]);
  expect(Object.values(notExported).filter((reason) => !/^[A-Z].{10,}\.$/.test(reason))).toEqual([]);
});

test('an owner downloads each kind of data of the company', async () => {
  const file = await downloadExport(owner.browser);
  expect(file.paths.slice(0, exportFiles.length + 1)).toEqual([
    'README.txt',
    ...exportFiles.map(({ path }) => path),
  ]);
  const readMe = file.text('README.txt');
  expect(readMe).toContain('Everything that Muster keeps for Wren & Co');
  for (const { path } of exportFiles) expect(readMe).toContain(path);

  const empty = file.paths.filter((path) => path.endsWith('.csv') && file.rows(path).length === 0);
  expect(empty).toEqual([]);

  expect(file.json('company/company.json')).toMatchObject({
    name: 'Wren & Co',
    colour: '#1e7a57',
    logo: `data:image/png;base64,${onePixelPng.toString('base64')}`,
    domains: [{ domain: 'wren.example' }],
    session_templates: [{ name: 'Weekly' }],
  });
  expect(file.rows('company/administrators.csv')).toMatchObject([
    { role: 'Company Owner', email: owner.email, language: 'de', declined_emails: 'results' },
    { role: 'Sub-Administrator', email: colleague.email, language: 'en' },
  ]);
  expect(file.rows('company/log-in-methods.csv')).toMatchObject([
    { user_id: String(owner.userId), method: 'password' },
    { user_id: String(colleague.userId), method: 'password' },
  ]);
  expect(file.rows('company/administrator-invitations.csv').map(({ email }) => email)).toContain(
    'invited@wren.example',
  );
  expect(file.rows('company/audit-log.csv').map(({ act }) => act)).toContain('guest.erase');

  const people = file.rows('people/people.csv');
  expect(people).toContainEqual(
    expect.objectContaining({
      email: guest('Dov').email,
      department: "'=Sales",
      tags: 'new; remote',
    }),
  );
  expect(file.rows('programmes/programmes.csv')).toMatchObject([{ id: programme.id }]);
  expect(file.rows('programmes/slots.csv')).toMatchObject([{ programme_id: programme.id, capacity: '5' }]);
  expect(file.rows('programmes/sign-ups.csv')).toMatchObject([{ email: guest('Ike').email }]);

  const sessions = file.rows('sessions/sessions.csv');
  expect(sessions.map(({ status }) => status)).toEqual(['completed', 'scheduled']);
  expect(file.rows('sessions/teams.csv').map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Otters', "'=Herons", 'Owls']),
  );
  const seats = file.rows('sessions/seats.csv');
  expect(seats.find(({ seat_id }) => seat_id === session.seat('Ben').id)).toMatchObject({
    ...guest('Ben'),
    session_id: session.id,
    joined_at: expect.stringMatching(/Z$/),
  });
  expect(file.rows('sessions/removed-seats.csv')).toHaveLength(1);
  expect(file.rows('sessions/messages.csv')).toMatchObject([{ text: 'Bring a lantern' }]);
  expect(file.rows('sessions/team-scores.csv')).toHaveLength(2);
  expect(
    file
      .rows('sessions/awards.csv')
      .map(({ award }) => award)
      .join(),
  ).toContain('Ana Guest');

  const results = JSON.parse(file.result(session.id, 'results.json'));
  expect(results.scorecard.teams.map(({ name }: { name: string }) => name)).toContain('Otters');
  expect(results.analysis.teams[0].measures).not.toEqual([]);
  expect(results.ratings).toEqual({ count: 1, mean: 5, comments: ['A fine evening'] });
  expect(file.result(session.id, 'results.csv')).toContain('Otters,1,Total');
  expect(file.result(session.id, 'attendance.csv')).toContain(guest('Ben').email);
  expect(file.result(session.id, 'log.csv')).toContain('Decision opens');

  expect(file.rows('orders/orders.csv')).toMatchObject([
    { status: 'paid', language: 'de', billing: /Rua do Farol/ },
  ]);
  expect(file.rows('orders/payments.csv')).toHaveLength(1);
  expect(file.rows('orders/credit-history.csv').map(({ kind }) => kind)).toContain('purchase');
  const emails = file.rows('emails/emails.csv');
  expect(new Set(emails.map(({ kind }) => kind))).toEqual(
    expect.objectContaining(new Set(['invitation', 'verification', 'sign-up-confirm', 'receipt'])),
  );
});

test('a guest’s votes are in it only while that guest shows them', async () => {
  const shown = (file: Awaited<ReturnType<typeof downloadExport>>) =>
    JSON.parse(file.result(session.id, 'results.json')).shared.map(({ name }: { name: string }) => name);
  expect(shown(await downloadExport(owner.browser))).toEqual(['Ana Guest']);
  await session.seat('Ana').browser.post('/api/exp/consent', { share_personal: false, in_analysis: true });
  const file = await downloadExport(owner.browser);
  expect(shown(file)).toEqual([]);
  expect(file.whole()).not.toContain('"option_id":"ridge","seat');
  expect(file.whole(), 'what Ben wrote to the team').not.toContain('Well done');
});

test('it has no secret, nothing that was erased, and nothing of another company', async () => {
  const file = await downloadExport(owner.browser);
  const text = file.whole();
  expect(text).not.toMatch(/argon2|digest|nonce|[?#](token|place|link)=/);
  expect(text).not.toContain(ownerPassword);
  const { rows: secrets } = await sql<{ secret: string }>`
    select link_digest as secret from seats union select link_nonce from seats
    union select digest from access_tokens union select link_token from programmes
    union select proof from company_domains union select signature from awards
    union select password_hash from users where password_hash is not null
    union select digest from admin_invitations`.execute(server.database);
  expect(secrets.filter(({ secret }) => text.includes(secret))).toEqual([]);
  for (const word of ['gus@', 'Gus', 'Elsewhere', 'Magpies', 'hal@', stranger.email])
    expect(text, word).not.toContain(word);
  expect((await downloadExport(stranger.browser)).whole()).not.toMatch(/Wren|Otters|ben@/);
});

test('a guest who erases themselves is no longer in it', async () => {
  const words = ['ben@results.example', 'Ben Guest', 'Ben,Guest', 'A fine evening'];
  const found = async () => {
    const text = (await downloadExport(owner.browser)).whole();
    return words.filter((word) => text.includes(word));
  };
  expect(await found()).toEqual(words);
  const erased = await session.seat('Ben').browser.post('/api/exp/erase', { confirm: true });
  expect(erased.statusCode, erased.body).toBeLessThan(300);
  expect(await found()).toEqual([]);
});

test('it is for owners, and noted in the audit log', async () => {
  const refused = await colleague.browser.post('/api/company/export');
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'USER_009']);
  const answer = await owner.browser.post('/api/company/export');
  expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'application/zip',
    'attachment; filename="company-data.zip"',
  ]);
  expect(answer.headers['cache-control']).toContain('no-store');
  const { entries } = (await owner.browser.get('/api/company/audit')).json();
  expect(entries[0]).toMatchObject({ act: 'company.export', by: 'Ana Costa' });
});
