import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ConsumerListAnswer, PersonDetail } from '../../../contract/calls/schemas/consumers.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
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

const seatOf = (session: SessionDetail, name: string) => {
  const seat = session.seats.find(({ first_name }) => first_name === name);
  if (!seat) throw new Error(`${name} has no seat`);
  return seat;
};
const pathOf = (name: string) => `/api/consumer/${seatOf(planned, name).person_id}`;
const read = async (name: string) => (await company.browser.get(pathOf(name))).json<PersonDetail>();
const readSession = async () =>
  (await company.browser.get(`/api/session/${planned.id}`)).json<SessionDetail>();

async function correct(name: string, change: object, browser = company.browser) {
  const { first_name, last_name, email, department, language, timezone_id, version } = await read(name);
  const now = { first_name, last_name, email, department, language, timezone_id, version };
  return browser.send('PATCH', pathOf(name), { ...now, ...change });
}

async function deliver() {
  while ((await test.services.mailDelivery.deliverDue()) > 0);
}

const mailsTo = async (recipient: string) =>
  (
    await test.database
      .selectFrom('outbox_mails')
      .select(['kind', 'ics_method', 'body_text'])
      .where('session_id', '=', planned.id)
      .where('recipient', '=', recipient)
      .orderBy('id')
      .execute()
  ).map(({ kind, ics_method, body_text }) => ({ kind, ics_method, body_text }));

const enterByLink = (link: string) =>
  test.browser().post('/api/exp/link', { link_token: link.split('#link=')[1] });
const enterByEmail = (email: string) =>
  test.browser().get(`/api/exp/auth?email=${encodeURIComponent(email)}&sessionId=${planned.id}`);

const search = async (text: string, browser = company.browser) =>
  (await browser.get(`/api/consumer?search=${encodeURIComponent(text)}`))
    .json<ConsumerListAnswer>()
    .consumers.map(({ first_name }) => first_name);

describe('the page of a person', () => {
  it('returns the person’s data and sessions', async () => {
    expect(await read('Ana')).toMatchObject({
      first_name: 'Ana',
      email: 'ana@team.example',
      department: '',
      language: null,
      timezone_id: null,
      left_at: null,
      version: 1,
      changed: null,
      seats: [{ session_id: planned.id, title: planned.title, status: 'scheduled', team: 'Otters' }],
    });
  });

  it('cannot be read, changed or erased by another company or without a log-in', async () => {
    const stranger = await createCompany(test);
    const change = { ...(await read('Ana')), first_name: 'Mallory' };
    for (const [method, path, body] of [
      ['GET', pathOf('Ana'), undefined],
      ['PATCH', pathOf('Ana'), change],
      ['PUT', `${pathOf('Ana')}/listed`, { listed: false }],
      ['DELETE', pathOf('Ana'), undefined],
    ] as const) {
      const foreign = await stranger.browser.send(method, path, body);
      expect([method, foreign.statusCode, foreign.json().code]).toEqual([method, 404, 'CONSUMER_001']);
      expect((await test.browser().send(method, path, body)).statusCode).toBe(401);
    }
    expect(await read('Ana')).toMatchObject({ first_name: 'Ana', left_at: null });
  });

  it.each(['0', '-1', '1e3', 'x', '99999999999999999999', '%00', "1' or '1'='1"])(
    'of number %s there is none',
    async (id) => {
      expect((await company.browser.get(`/api/consumer/${id}`)).statusCode).toBe(404);
    },
  );
});

describe('a correction', () => {
  it('of name, department, language and zone shows everywhere', async () => {
    const answer = await correct('Ana', {
      first_name: 'Anna',
      department: 'Vertrieb',
      language: 'de',
      timezone_id: 'Europe/Berlin',
    });
    expect(answer.json<PersonDetail>()).toMatchObject({
      first_name: 'Anna',
      department: 'Vertrieb',
      language: 'de',
      timezone_id: 'Europe/Berlin',
      version: 2,
      changed: { by: 'Rosa Wren', at: new Date(test.clock.now()).toISOString() },
    });
    const session = await readSession();
    expect(seatOf(session, 'Anna')).toMatchObject({ timezone_id: 'Europe/Berlin', state: 'not_sent' });
    await company.browser.post(`/api/session/${planned.id}/message`, { text: 'Hello', team_id: null });
    const [, message] = await mailsTo('ana@team.example');
    expect(message?.body_text).toContain('Anna, Rosa Wren schreibt');
    const later = (await company.browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    const { language } = await test.database
      .selectFrom('seats')
      .select('language')
      .where('id', '=', later.seats.find(({ email }) => email === 'ana@team.example')?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(language).toBe('de');
  });

  it.each([
    [{ email: 'not an address' }, 'email'],
    [{ email: 'erased-1@erased.invalid' }, 'email'],
    [{ first_name: 'ana@team.example' }, 'first_name'],
    [{ timezone_id: '+01:00' }, 'timezone_id'],
    [{ language: 'xx' }, 'language'],
  ])('refuses %j at its field', async (change, field) => {
    const answer = await correct('Ana', change);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
    expect((await read('Ana')).version).toBe(1);
  });

  it('on a former version is refused, and one of twenty at once is kept', async () => {
    const person = await read('Ana');
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        company.browser.send('PATCH', pathOf('Ana'), { ...person, last_name: `Save ${index}` }),
      ),
    );
    expect(saves.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(saves.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect((await read('Ana')).version).toBe(2);
    for (const version of [0, -1, 1.5, 2 ** 53, '1'])
      expect([409, 422]).toContain((await correct('Ana', { version })).statusCode);
  });
});

describe('another address', () => {
  it('gets a new link; the former one gets a cancellation, and its link, code and log-in end', async () => {
    await deliver();
    const former = seatOf(await readSession(), 'Ana').personal_link;
    const guest = test.browser();
    guest.token = (await guest.post('/api/exp/link', { link_token: former.split('#link=')[1] })).json().token;
    expect((await guest.get(`/api/consumer/getdatapackage?sessionId=${planned.id}`)).statusCode).toBe(200);

    expect((await correct('Ana', { email: 'Ana.Silva@team.example' })).statusCode).toBe(200);
    const seat = seatOf(await readSession(), 'Ana');
    expect([seat.email, seat.personal_link === former]).toEqual(['ana.silva@team.example', false]);
    expect((await enterByLink(former)).statusCode).toBe(422);
    expect((await guest.get(`/api/consumer/getdatapackage?sessionId=${planned.id}`)).statusCode).toBe(401);
    expect((await enterByEmail('ana@team.example')).statusCode).toBe(422);
    expect((await enterByLink(seat.personal_link)).statusCode).toBe(200);
    expect((await enterByEmail('ana.silva@team.example')).statusCode).toBe(200);

    const [invitation] = await mailsTo('ana.silva@team.example');
    expect(invitation).toMatchObject({ kind: 'invitation', ics_method: 'REQUEST' });
    expect(invitation?.body_text).toContain(seat.personal_link);
    expect((await mailsTo('ana@team.example')).map(({ kind, ics_method }) => [kind, ics_method])).toEqual([
      ['invitation', 'REQUEST'],
      ['removed', 'CANCEL'],
    ]);
  });

  it('opens what came of former sessions by the link that the organiser hands over, never by itself', async () => {
    await test.database
      .updateTable('sessions')
      .set({ status: 'completed', ended_at: new Date(test.clock.now()) })
      .where('id', '=', planned.id)
      .execute();
    expect((await correct('Ana', { email: 'stranger@elsewhere.example' })).statusCode).toBe(200);
    expect((await enterByEmail('stranger@elsewhere.example')).statusCode).toBe(422);
    expect((await enterByEmail('ana@team.example')).statusCode).toBe(422);
    expect(await mailsTo('stranger@elsewhere.example')).toEqual([]);
    const { personal_link } = seatOf(await readSession(), 'Ana');
    expect((await enterByLink(personal_link)).statusCode).toBe(200);
  });

  it('that nothing was sent to yet gets nothing', async () => {
    await correct('Ana', { email: 'ana.silva@team.example' });
    expect(await mailsTo('ana@team.example')).toEqual([]);
    expect((await mailsTo('ana.silva@team.example')).map(({ kind }) => kind)).toEqual(['invitation']);
  });

  it('that another person of the company has is refused by name, without a merge', async () => {
    const answer = await correct('Ana', { email: 'BEN@team.example' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { email: ['Ben Okoro has this address already.'] },
    ]);
    expect((await readSession()).seats.map(({ email }) => email)).toEqual(
      planned.seats.map(({ email }) => email),
    );
  });

  it('that another company has is another person, who is not notified', async () => {
    const other = await createCompany(test);
    const theirs = sessionRequest(test, {
      teams: [{ name: 'Foxes', people: [{ first_name: 'Zoe', last_name: 'Q', email: 'zoe@other.example' }] }],
    });
    const foreign = (await other.browser.post('/api/session', theirs)).json<SessionDetail>();
    expect((await correct('Ana', { email: 'zoe@other.example' })).statusCode).toBe(200);
    const untouched = (await other.browser.get(`/api/session/${foreign.id}`)).json<SessionDetail>();
    expect(untouched.seats).toEqual(foreign.seats);
    expect(await search('zoe', other.browser)).toEqual(['Zoe']);
  });

  it('is not given while the person is in a session, nor by an account with an unconfirmed address', async () => {
    const { id } = seatOf(planned, 'Ana');
    await test.database
      .updateTable('sessions')
      .set({ status: 'lobby' })
      .where('id', '=', planned.id)
      .execute();
    await test.database.updateTable('seats').set({ joined_at: new Date() }).where('id', '=', id).execute();
    expect((await correct('Ana', { email: 'new@team.example' })).statusCode).toBe(409);
    expect((await correct('Ben', { email: 'new@team.example' })).statusCode).toBe(200);
    await test.database
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', company.userId)
      .execute();
    expect((await correct('Chloe', { email: 'newer@team.example' })).statusCode).toBe(403);
    expect((await correct('Chloe', { last_name: 'Du Val' })).statusCode).toBe(200);
  });

  it('mails at most 200 times an hour', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 201; index += 1)
      statuses.push((await correct('Ana', { email: `a${index}@team.example` })).statusCode);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([199, 429]);
  }, 120_000);
});

describe('who leaves', () => {
  it('is off the list and every session to come, and is on the list again when they are added', async () => {
    await deliver();
    const left = await company.browser.send('PUT', `${pathOf('Ana')}/listed`, { listed: false });
    expect(left.json<PersonDetail>()).toMatchObject({
      seats: [],
      left_at: new Date(test.clock.now()).toISOString(),
    });
    expect((await readSession()).seats.map(({ first_name }) => first_name)).toEqual(['Ben', 'Chloe']);
    expect((await mailsTo('ana@team.example')).at(-1)).toMatchObject({ kind: 'removed' });
    expect(await search('ana')).toEqual([]);
    const invited = await company.browser.post('/api/consumer', {
      people: [],
      consumer_ids: [seatOf(planned, 'Ana').person_id],
      session_id: planned.id,
    });
    expect([invited.statusCode, invited.json().code]).toEqual([404, 'CONSUMER_001']);
    await company.browser.post('/api/consumer', {
      people: [{ first_name: 'Ana', last_name: 'Silva', email: 'ana@team.example' }],
    });
    expect(await search('ana')).toEqual(['Ana']);
    expect(await read('Ana')).toMatchObject({ left_at: null });
  });
});

describe('an erasure by the company', () => {
  it('takes the person out of everything, and their link is unknown', async () => {
    await deliver();
    await correct('Ana', { department: 'Vertrieb', language: 'de' });
    const link = seatOf(await readSession(), 'Ana').personal_link;
    const path = pathOf('Ana');
    expect((await company.browser.send('DELETE', path)).statusCode).toBe(204);
    expect((await company.browser.get(path)).statusCode).toBe(404);
    expect((await company.browser.send('DELETE', path)).statusCode).toBe(404);
    expect((await enterByLink(link)).statusCode).toBe(422);
    expect(await mailsTo('ana@team.example')).toEqual([]);
    expect(await search('vertrieb')).toEqual([]);
    const row = await test.database
      .selectFrom('consumers')
      .selectAll()
      .where('id', '=', seatOf(planned, 'Ana').person_id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row).toLowerCase()).not.toMatch(/ana|silva|vertrieb|"de"/);
  });

  it('waits while they are in a running session', async () => {
    await test.database
      .updateTable('sessions')
      .set({ status: 'live' })
      .where('id', '=', planned.id)
      .execute();
    const answer = await company.browser.send('DELETE', pathOf('Ana'));
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'This person is in a session that is still running. Erase them when it is over.',
    ]);
  });
});

describe('a search', () => {
  it('finds names without their diacritics, every word of it, and departments', async () => {
    const person = (first_name: string, last_name: string, department: string) => ({
      first_name,
      last_name,
      email: `${first_name}.${last_name}@north.example`.normalize('NFKD').replace(/[^\x20-\x7e]/g, 'x'),
      department,
    });
    await company.browser.post('/api/consumer', {
      people: [
        person('Łukasz', 'Ćwik', 'Entwicklung'),
        person('Jürgen', 'Groß', 'Vertrieb Süd'),
        person('Søren', 'Ås', ''),
      ],
    });
    const found: Record<string, string[]> = {
      'lukasz cw': ['Łukasz'],
      juergen: ['Jürgen'],
      'JURGEN gross': ['Jürgen'],
      vertrieb: ['Jürgen'],
      'sued jürgen': ['Jürgen'],
      'soeren aas': ['Søren'],
      '%': [],
      _: [],
      'lukasz vertrieb': [],
    };
    for (const [text, names] of Object.entries(found))
      expect([text, await search(text)]).toEqual([text, names]);
    await company.browser.post('/api/consumer', { people: [person('Jürgen', 'Groß', '')] });
    expect(await search('vertrieb')).toEqual(['Jürgen']);
  });
});

it('publishes a change of a person to the company’s dashboards and to no other', async () => {
  const published: number[] = [];
  const stop = test.services.changes.subscribeToCompanies(({ companyId }) => published.push(companyId));
  await correct('Ana', { last_name: 'Sousa' });
  await company.browser.send('DELETE', pathOf('Ben'));
  stop();
  expect(published).toEqual([company.companyId, company.companyId]);
});
