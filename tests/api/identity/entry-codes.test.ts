import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ExpTokenAnswer } from '../../../contract/calls/schemas/participants.ts';
import type { Seat, SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { createCleanUp } from '../../../server/jobs/clean-up.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import type { TestBrowser } from '../../support/browser/test-browser.ts';

const settings = '/api/company/settings';
const wrong = 'That code is wrong or has expired. Check your newest email or request a new code.';
const refused = { message: wrong, errors: { code: [wrong] }, reason: { name: 'codeWrong', values: {} } };
const asked = { expires_in_ms: 600_000, resend_in_ms: 60_000 };
const minute = 60_000;

let test: TestApp;
let company: CompanyFixture;
let detail: SessionDetail;
let guest: TestBrowser;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());

beforeEach(async () => {
  await nextDay();
  company = await createCompany(test);
  await company.browser.send('PUT', settings, { confirm_address: true });
  detail = (await company.browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
  guest = test.browser();
});

const auth = (email: string, sessionId = detail.id) =>
  guest.get(`/api/exp/auth?email=${encodeURIComponent(email)}&sessionId=${sessionId}`);
const ask = (email: string, session_id = detail.id) => guest.post('/api/exp/code', { email, session_id });
const enter = (email: string, code: string, browser = guest, session_id = detail.id) =>
  browser.post('/api/exp/code/enter', { email, session_id, code });
const seatOf = async (email: string): Promise<Seat> => {
  const read = (await company.browser.get(`/api/session/${detail.id}`)).json<SessionDetail>();
  const seat = read.seats.find((each) => each.email === email);
  if (!seat) throw new Error(`No seat of ${email}`);
  return seat;
};

const mailsTo = (email: string) =>
  test.database
    .selectFrom('outbox_mails')
    .selectAll()
    .where('kind', '=', 'entry-code')
    .where('recipient', '=', email)
    .where('created_at', '>=', new Date(test.clock.now() - 60 * minute))
    .orderBy('id', 'desc')
    .execute();

async function newestCode(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return mail?.body_text.match(/^\d{6}$/m)?.[0] ?? '';
}

const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Codes are mailed at most so often: a day later everything is possible again. */
const nextDay = () => test.clock.advance(24 * 60 * minute + 1);

it('is off until a company wants it, is its own, and may be set by owner and sub-administrator', async () => {
  const other = await createCompany(test);
  expect((await other.browser.get(settings)).json()).toMatchObject({ confirm_address: false });
  expect((await company.browser.get(settings)).json()).toMatchObject({ confirm_address: true });
  const sub = await createCompany(test, { userTypeId: userTypes.CONSUMER_ADMIN_SUB });
  const set = await sub.browser.send('PUT', settings, { confirm_address: true });
  expect([set.statusCode, set.json()]).toMatchObject([200, { confirm_address: true }]);
  expect((await test.browser().send('PUT', settings, { confirm_address: false })).statusCode).toBe(401);
  expect((await company.browser.send('PUT', settings, { confirm_address: 'yes' })).statusCode).toBe(422);
  expect((await other.browser.get(settings)).json()).toMatchObject({ confirm_address: false });
});

it('returns to its default when the setting is deleted; SETTING_002 for an unknown setting', async () => {
  const other = await createCompany(test);
  await other.browser.send('PUT', settings, { confirm_address: true });
  const reset = await other.browser.send('DELETE', `${settings}/confirm_address`);
  expect([reset.statusCode, reset.json()]).toMatchObject([200, { confirm_address: false }]);
  expect((await other.browser.get(settings)).json()).toMatchObject({ confirm_address: false });
  expect((await company.browser.get(settings)).json()).toMatchObject({ confirm_address: true });
  for (const name of ['nothing', 'toString', '__proto__']) {
    const unknown = await other.browser.send('DELETE', `${settings}/${name}`);
    expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'SETTING_002']);
  }
});

it('answers SETTING_001 for our own fault, and changes nothing', async () => {
  const other = await createCompany(test);
  await other.browser.send('PUT', settings, { confirm_address: true });
  const rename = (from: string, to: string) =>
    sql`alter table companies rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(test.database);
  await rename('confirm_address', 'broken');
  const failed = await other.browser.send('DELETE', `${settings}/confirm_address`);
  await rename('broken', 'confirm_address');
  expect([failed.statusCode, failed.json<{ code: string }>().code]).toEqual([500, 'SETTING_001']);
  expect((await other.browser.get(settings)).json()).toMatchObject({ confirm_address: true });
});

it('asks every address for a code, opens the seat with it, and only once', async () => {
  for (const email of ['ana@team.example', 'nobody@team.example']) {
    const answer = await auth(email);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['code']]);
  }
  const sent = await ask('Ana@Team.example ');
  expect([sent.statusCode, sent.json()]).toEqual([200, asked]);
  const [mail] = await mailsTo('ana@team.example');
  const code = await newestCode('ana@team.example');
  expect(code).toMatch(/^\d{6}$/);
  expect(mail?.html).toContain(code);
  expect(`${mail?.subject}`).not.toContain(code);
  const kept = await test.database.selectFrom('entry_codes').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(code);

  const grouped = `${code.slice(0, 3)} ${code.slice(3)}`;
  const entered = await enter('ana@team.example', grouped);
  expect([entered.statusCode, entered.json<ExpTokenAnswer>().session_id]).toEqual([200, detail.id]);
  const found = await test.services.accessTokens.authenticateSeat(entered.json<ExpTokenAnswer>().token);
  expect(found?.holder.seatId).toBe((await seatOf('ana@team.example')).id);
  const again = await enter('ana@team.example', code);
  expect([again.statusCode, again.json()]).toEqual([422, refused]);
});

it('lets a personal link open its seat without a code', async () => {
  const link_token = (await seatOf('ben@team.example')).personal_link.split('#link=')[1];
  expect((await guest.post('/api/exp/link', { link_token })).statusCode).toBe(200);
});

it('answers an uninvited address and an unknown session alike, and sends no mail', async () => {
  const before = await test.database.selectFrom('outbox_mails').select('id').execute();
  const answers = [await ask('nobody@team.example'), await ask('ana@team.example', 'x'.repeat(22))];
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [200, asked],
    [200, asked],
  ]);
  const tries = [
    await enter('nobody@team.example', '123456'),
    await enter('ana@team.example', '123456', guest, 'x'.repeat(22)),
    await enter('chloe@team.example', '123456'),
  ];
  expect(tries.map((each) => [each.statusCode, each.json()])).toEqual(tries.map(() => [422, refused]));
  expect(await test.database.selectFrom('outbox_mails').select('id').execute()).toEqual(before);
});

it('mails no code for a company that asks for none', async () => {
  await company.browser.send('PUT', settings, { confirm_address: false });
  expect((await ask('ana@team.example')).json()).toEqual(asked);
  expect(await mailsTo('ana@team.example')).toEqual([]);
  expect((await auth('ana@team.example')).statusCode).toBe(200);
});

it('is good for its address, its seat and ten minutes; a newer one makes it worthless', async () => {
  await ask('ana@team.example');
  const first = await newestCode('ana@team.example');
  await ask('ben@team.example');
  expect((await enter('ben@team.example', first)).statusCode).toBe(422);
  expect((await enter('chloe@team.example', first)).statusCode).toBe(422);
  await test.clock.advance(minute);
  await ask('ana@team.example');
  const second = await newestCode('ana@team.example');
  if (second !== first) expect((await enter('ana@team.example', first)).statusCode).toBe(422);
  await test.clock.advance(10 * minute);
  expect((await enter('ana@team.example', second)).statusCode).toBe(422);
  const { seats } = detail;
  await test.clock.advance(60 * minute);
  await ask('ben@team.example');
  const code = await newestCode('ben@team.example');
  const ben = seats.find(({ email }) => email === 'ben@team.example');
  await company.browser.post(`/api/session/${detail.id}/attendees`, { add: [], remove: [ben?.id] });
  const back = { first_name: 'Ben', last_name: 'Okoro', email: 'ben@team.example', team_id: 1 };
  await company.browser.post(`/api/session/${detail.id}/attendees`, { add: [back], remove: [] });
  expect((await enter('ben@team.example', code)).statusCode).toBe(422);
});

it('allows five tries a code across restarts and clients, then refuses the right one too', async () => {
  await ask('ana@team.example');
  const code = await newestCode('ana@team.example');
  const wrongTry = another(code);
  const statuses = await Promise.all(
    ['ana', 'Ana', 'ANA', ' ana', '\tana', 'aNa', 'anA', 'ANa'].map(
      async (name) => (await enter(`${name}@team.example `, wrongTry, test.browser())).statusCode,
    ),
  );
  expect(statuses.toSorted()).toEqual([...Array(5).fill(422), 429, 429, 429]);
  const restarted = await createTestApp({ database: test.database, clock: test.clock });
  const right = await restarted.browser().post('/api/exp/code/enter', {
    email: 'ana@team.example',
    session_id: detail.id,
    code,
  });
  expect(right.statusCode).toBe(429);
  await restarted.services.stop();
  await restarted.app.close();
  await test.clock.advance(minute);
  await ask('ana@team.example');
  expect((await enter('ana@team.example', await newestCode('ana@team.example'))).statusCode).toBe(200);
});

it('counts tries of an address that is not invited just the same', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await enter('nobody@team.example', '000000')).statusCode);
  expect(statuses).toEqual([...Array(5).fill(422), 429]);
});

it('lets one of many uses of a code at once in', async () => {
  await ask('ana@team.example');
  const code = await newestCode('ana@team.example');
  const uses = await Promise.all(
    Array.from({ length: 5 }, () => enter('ana@team.example', code, test.browser())),
  );
  expect(uses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422, 422]);
});

it('mails one code a minute, four an hour and eight a day to an address, invited or not, also concurrently', async () => {
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => ask('ana@team.example')));
  expect(atOnce.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429, 429, 429]);
  const refused = atOnce.find(({ statusCode }) => statusCode === 429);
  expect(refused?.headers['retry-after']).toBe('60');
  expect(await mailsTo('ana@team.example')).toHaveLength(1);

  await nextDay();
  for (const email of ['ana@team.example', 'nobody@team.example']) {
    const statuses: number[] = [];
    for (let asks = 0; asks < 5; asks += 1) {
      await test.clock.advance(minute);
      statuses.push((await ask(email)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    for (let asks = 0; asks < 5; asks += 1) {
      await test.clock.advance(61 * minute);
      statuses.push((await ask(email)).statusCode);
    }
    expect(statuses.slice(5)).toEqual([200, 200, 200, 200, 429]);
    await nextDay();
  }
});

it('forgets a code when it runs out, and its mail an hour after it was written', async () => {
  await ask('ana@team.example');
  const cleanUp = createCleanUp(test);
  const kept = async () => {
    await cleanUp();
    const codes = await test.database.selectFrom('entry_codes').selectAll().execute();
    return [codes.length, (await mailsTo('ana@team.example')).length];
  };
  expect(await kept()).toEqual([1, 1]);
  await test.clock.advance(10 * minute);
  expect(await kept()).toEqual([0, 1]);
  await test.clock.advance(50 * minute);
  expect(await kept()).toEqual([0, 0]);
});

it('shows the organiser an entry from another device with its time, and not from the same one', async () => {
  const { email, personal_link } = await seatOf('chloe@team.example');
  const link_token = personal_link.split('#link=')[1];
  const responses: string[] = [];
  const stop = test.services.changes.subscribe(({ sessionId, what }) => {
    if (sessionId === detail.id) responses.push(what);
  });
  const open = (browser: TestBrowser) => browser.post('/api/exp/link', { link_token });
  await open(guest);
  await open(guest);
  expect((await seatOf(email)).another_device_at).toBeNull();
  expect(responses).toEqual(['seat']);

  await test.clock.advance(5 * minute);
  const at = new Date(test.clock.now()).toISOString();
  const phone = test.browser();
  await open(phone);
  expect((await seatOf(email)).another_device_at).toBe(at);
  expect(responses).toEqual(['seat', 'seat']);
  await test.clock.advance(5 * minute);
  await open(guest);
  await open(phone);
  expect((await seatOf(email)).another_device_at).toBe(at);
  expect((await seatOf('ana@team.example')).another_device_at).toBeNull();
  expect(responses).toEqual(['seat', 'seat']);
  stop();

  for (let device = 0; device < 15; device += 1) {
    await test.clock.advance(1000);
    await open(test.browser());
  }
  const kept = await test.database
    .selectFrom('seat_devices')
    .innerJoin('seats', 'seats.id', 'seat_devices.seat_id')
    .select('seat_devices.digest')
    .where('seats.session_id', '=', detail.id)
    .execute();
  expect(kept).toHaveLength(10);
  expect((await seatOf(email)).another_device_at).toBe(new Date(test.clock.now()).toISOString());
});
