import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PersonDetail } from '../../../contract/calls/schemas/consumers.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { companyActs } from '../../../contract/rules/people/company-acts.ts';
import { allCalls } from '../../../server/calls.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { strictCsv } from '../../support/strict-csv.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let company: CompanyFixture;
let planned: SessionDetail;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await createCompany(test);
  planned = (await company.browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
});

interface Entry {
  act: string;
  by: string;
  subject: string;
  address: string | null;
  before: Record<string, string>;
  after: Record<string, string>;
}

const entries = async (query = '', { browser } = company) =>
  (await browser.get(`/api/company/audit${query}`)).json<{ entries: Entry[] }>().entries;
const acts = async () => (await entries()).map(({ act }) => act);
const ana = () => planned.seats.find(({ first_name }) => first_name === 'Ana')?.person_id;

async function correct(change: object, headers = {}) {
  const path = `/api/consumer/${ana()}`;
  const { first_name, last_name, email, department, language, timezone_id, version } = (
    await company.browser.get(path)
  ).json<PersonDetail>();
  const now = { first_name, last_name, email, department, language, timezone_id, version };
  return company.browser.send('PATCH', path, { ...now, ...change }, headers);
}

describe('the call table', () => {
  const writing = () =>
    allCalls(test.services, 'test').filter(
      ({ address }) =>
        address.method !== 'GET' && !['public', 'participant', 'operator'].includes(address.access),
    );

  it('has an act, or the reason why there is none, for each call by which an account changes something', () => {
    const without = writing().filter(({ spec }) =>
      typeof spec.audit === 'string' ? false : (spec.audit?.none ?? '') === '',
    );
    expect(without.map(({ address }) => `${address.method} ${address.path}`)).toEqual([]);
    expect(
      writing()
        .filter(({ spec }) => typeof spec.audit === 'object')
        .map(({ address }) => `${address.method} ${address.path}`)
        .sort(),
    ).toEqual([
      'POST /api/checkout/tax-number',
      'POST /api/company/single-sign-on/test',
      'POST /api/consumer/timezones',
      'POST /api/logout',
      'POST /api/profile/passkeys/begin',
      'POST /api/profile/passkeys/challenge',
      'POST /api/profile/second-factor',
      'POST /api/refresh-token',
      'POST /api/session/invitation',
      'POST /api/session/overlaps',
    ]);
  });

  it('uses every act that the log knows', () => {
    /** By links that were mailed, without a log-in: they make their own entries. */
    const unasked = new Set<string>(['admin.join', 'account.newAddress']);
    const used = new Set(
      writing().flatMap(({ spec }) => (typeof spec.audit === 'string' ? [spec.audit] : [])),
    );
    expect(companyActs.filter((act) => !unasked.has(act) && !used.has(act))).toEqual([]);
  });
});

describe('an entry', () => {
  it('has actor, act, address, and the values before and after', async () => {
    await correct({ department: 'Sales', first_name: 'Anna' });
    expect((await entries())[0]).toMatchObject({
      act: 'guest.edit',
      by: 'Rosa Wren',
      subject: String(ana()),
      address: expect.stringMatching(/^10\.\d+\.\d+\.\d+$/),
      before: { department: '' },
      after: { department: 'Sales', name: 'changed' },
    });
  });

  it('is made by settings, a session’s time, its guest list and a merge', async () => {
    const { browser } = company;
    await browser.send('PUT', '/api/company/settings', { confirm_address: true });
    const starts_at = new Date(test.clock.now() + 5 * 86_400_000).toISOString();
    await browser.post(`/api/session/${planned.id}/reschedule`, { starts_at, timezone_id: 'Europe/Lisbon' });
    const bo = { first_name: 'Bo', last_name: '', email: 'bo@team.example', team_id: planned.teams[0]?.id };
    await browser.post(`/api/session/${planned.id}/attendees`, { add: [bo], remove: [], move: [] });
    const other = (
      await browser.post('/api/consumer', { people: [{ ...bo, email: 'b@team.example' }] })
    ).json();
    await browser.post(`/api/consumer/${ana()}/merge`, { other_id: other.consumers[0].id });
    const noted = await entries();
    expect(noted.map(({ act }) => act)).toEqual([
      'guest.merge',
      'guests.add',
      'session.guests',
      'session.reschedule',
      'settings.save',
      'session.create',
    ]);
    expect(noted[0]?.before.entries).toBe(`[${ana()},${other.consumers[0].id}]`);
    expect([noted[2]?.before.guests, noted[2]?.after.guests]).toEqual(['3', '4']);
    expect([noted[3]?.before.starts_at, noted[3]?.after.starts_at]).toEqual([planned.starts_at, starts_at]);
    expect([noted[4]?.before, noted[4]?.after]).toEqual([
      { confirm_address: 'false' },
      { confirm_address: 'true' },
    ]);
    expect(noted[5]?.subject).toBe(planned.id);
  });

  it('is made once for a request that is repeated, and not for one that is refused', async () => {
    const key = { 'idempotency-key': 'the-same-key' };
    const people = [{ first_name: 'Bo', last_name: '', email: 'bo@team.example' }];
    for (let time = 0; time < 2; time += 1)
      await company.browser.send('POST', '/api/consumer', { people }, key);
    expect((await correct({ version: 99 })).statusCode).toBe(409);
    expect(await acts()).toEqual(['guests.add', 'session.create']);
  });

  it('is of the transaction of the change: without it nothing is changed', async () => {
    await sql`alter table audit_entries add constraint refused check (false) not valid`.execute(
      test.database,
    );
    const answer = await correct({ department: 'Sales' });
    const { statusCode } = await company.browser.post(`/api/session/${planned.id}/cancel`, {});
    await sql`alter table audit_entries drop constraint refused`.execute(test.database);
    expect([answer.statusCode, statusCode]).toEqual([500, 500]);
    const person = (await company.browser.get(`/api/consumer/${ana()}`)).json<PersonDetail>();
    const session = (await company.browser.get(`/api/session/${planned.id}`)).json<SessionDetail>();
    expect([person.department, session.status]).toEqual(['', 'scheduled']);
  });

  it('has no name and no address of a guest', async () => {
    await correct({ email: 'anna@elsewhere.example', first_name: 'Annabel' });
    await company.browser.send('DELETE', `/api/consumer/${ana()}`);
    const rows = await test.database.selectFrom('audit_entries').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Ana|Annabel|@/);
    expect(await acts()).toEqual(['guest.erase', 'guest.edit', 'session.create']);
  });
});

describe('the log', () => {
  it('is neither changed nor emptied, by whatever statement', async () => {
    const { database } = test;
    const attempts = [
      () => database.updateTable('audit_entries').set({ subject: 'another' }).execute(),
      () => database.deleteFrom('audit_entries').execute(),
      () => sql`truncate audit_entries`.execute(database),
      () => sql`set local muster.retention = 'on'; update audit_entries set act = 'x'`.execute(database),
      () =>
        sql`with gone as (delete from audit_entries returning id) select count(*) from gone`.execute(
          database,
        ),
      () =>
        sql`insert into audit_entries overriding system value select * from audit_entries
          on conflict (id) do update set act = 'x'`.execute(database),
      () =>
        sql`merge into audit_entries kept using audit_entries each on kept.id = each.id
          when matched then delete`.execute(database),
      () =>
        sql`delete from audit_entries where id in (select id from audit_entries for update)`.execute(
          database,
        ),
      () =>
        database.transaction().execute(async (transaction) => {
          await sql`set local session_replication_role = replica`.execute(transaction);
          await transaction.deleteFrom('audit_entries').execute();
        }),
    ];
    for (const attempt of attempts)
      await expect(attempt()).rejects.toThrow(/append-only|multiple commands|permission denied/);
    const changed = database.transaction().execute(async (transaction) => {
      await sql`select set_config('muster.retention', 'on', true)`.execute(transaction);
      await transaction.updateTable('audit_entries').set({ act: 'x' }).execute();
    });
    await expect(changed).rejects.toThrow('audit entries are append-only');
    expect(await acts()).toEqual(['session.create']);
  });

  it('is of the own company alone, and its owner’s', async () => {
    const stranger = await createCompany(test);
    expect(await entries('', stranger)).toEqual([]);
    expect(await entries(`?by=${company.userId}`, stranger)).toEqual([]);
    const foreign = await stranger.browser.get(`/api/consumer/${ana()}`);
    expect(foreign.statusCode).toBe(404);
  });

  it('is narrowed by act, person and day, page by page', async () => {
    for (let time = 0; time < 55; time += 1) await correct({ department: `D${time}` });
    const first = (await company.browser.get('/api/company/audit?act=guest.edit')).json();
    expect([first.entries.length, first.people]).toEqual([50, [{ id: company.userId, name: 'Rosa Wren' }]]);
    expect(await entries(`?act=guest.edit&cursor=${first.next_cursor}`)).toHaveLength(5);
    const day = new Date(test.clock.now()).toISOString().slice(0, 10);
    const before = new Date(test.clock.now() - 86_400_000).toISOString().slice(0, 10);
    expect(await entries(`?from=${day}&to=${day}`)).toHaveLength(50);
    expect(await entries(`?to=${before}`)).toEqual([]);
    expect(await entries(`?by=${company.userId}&act=session.create`)).toHaveLength(1);
    expect((await company.browser.get('/api/company/audit?from=2026-13-01')).statusCode).toBe(422);
    expect((await company.browser.get('/api/company/audit?from=2026-02-31')).statusCode).toBe(200);
  });

  it('is downloaded without anything that a spreadsheet would run', async () => {
    await correct({ department: '=cmd|calc' });
    const file = await company.browser.get('/api/company/audit.csv?act=guest.edit');
    const [, row = ''] = file.body.trim().split('\r\n');
    expect(file.headers['content-disposition']).toBe('attachment; filename="audit-log.csv"');
    expect(row).toContain('Rosa Wren,Changed a guest');
    expect(row).toContain('department: =cmd|calc');
    expect(row.split(',').some((cell) => /^"?[=+\-@]/.test(cell))).toBe(false);
  });

  it('is downloaded in the language of the page, known values too', async () => {
    await correct({ language: 'de' });
    await company.browser.post(`/api/session/${planned.id}/cancel`);
    const file = await company.browser.send('GET', '/api/company/audit.csv', undefined, {
      'accept-language': 'de',
    });
    const [head, ...rows] = strictCsv(file.rawPayload);
    expect(head).toEqual(['Zeitpunkt (UTC)', 'Wer', 'Was', 'Gegenstand', 'Von wo', 'Vorher', 'Nachher']);
    expect(rows.slice(0, 2).map(([, , what, , , before, after]) => [what, before, after])).toEqual([
      ['Session abgesagt', 'Status: Geplant', 'Status: Abgesagt'],
      ['Gast geändert', 'Sprache: –', 'Sprache: Deutsch'],
    ]);
  });
});
