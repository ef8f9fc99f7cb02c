import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  ConsumerGroupsAnswer,
  ConsumerListAnswer,
  ConsumerMembersAnswer,
  CreateConsumersAnswer,
  PersonDetail,
} from '../../../contract/calls/schemas/consumers.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { whileHeld } from '../../support/held-lock.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let company: CompanyFixture;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await createCompany(test);
});

const person = (name: string, department = '') => ({
  first_name: name,
  last_name: 'Moss',
  email: `${name.toLowerCase()}@team.example`,
  department,
});

async function keep(...people: ReturnType<typeof person>[]): Promise<Record<string, number>> {
  const answer = (await company.browser.post('/api/consumer', { people })).json<CreateConsumersAnswer>();
  return Object.fromEntries(answer.consumers.map(({ first_name, id }) => [first_name, id]));
}

const read = async (id: number | undefined, { browser } = company) =>
  (await browser.get(`/api/consumer/${id}`)).json<PersonDetail>();
const tag = (ids: (number | undefined)[], name: string, tagged = true, { browser } = company) =>
  browser.send('PUT', '/api/consumer/tags', { consumer_ids: ids, tag: name, tagged });
const names = (people: readonly { first_name: string }[]) => people.map(({ first_name }) => first_name);
const merge = (id: number | undefined, other: number | undefined, rest = {}, { browser } = company) =>
  browser.post(`/api/consumer/${id}/merge`, { other_id: other, ...rest });
const plan = async (people: ReturnType<typeof person>[], changes = {}) =>
  (
    await company.browser.post('/api/session', {
      ...sessionRequest(test, { teams: [{ name: 'Otters', people }] }),
      ...changes,
    })
  ).json<SessionDetail>();
const seats = async (session: SessionDetail) =>
  (await company.browser.get(`/api/session/${session.id}`)).json<SessionDetail>().seats;

async function deliver() {
  while ((await test.services.mailDelivery.deliverDue()) > 0);
}

describe('departments and tags', () => {
  it('are listed with how many people each has, and their people found by them', async () => {
    const { Ana, Bo, Cy } = await keep(person('Ana', 'Sales'), person('Bo', 'Sales'), person('Cy', 'R&D'));
    expect((await tag([Ana, Cy], 'New in 2026')).statusCode).toBe(204);
    expect((await company.browser.get('/api/consumer/groups')).json<ConsumerGroupsAnswer>()).toEqual({
      departments: [
        { name: 'R&D', people: 1 },
        { name: 'Sales', people: 2 },
      ],
      tags: [{ name: 'New in 2026', people: 2 }],
    });
    const members = async (query: string) => {
      const answer = await company.browser.get(`/api/consumer/members?${query}`);
      const { people, total } = answer.json<ConsumerMembersAnswer>();
      return [names(people), total];
    };
    expect(await members('department=Sales')).toEqual([['Ana', 'Bo'], 2]);
    expect(await members('tag=New+in+2026')).toEqual([['Ana', 'Cy'], 2]);
    const list = await company.browser.get('/api/consumer?department=Sales&tag=New+in+2026');
    expect(names(list.json<ConsumerListAnswer>().consumers)).toEqual(['Ana']);
    expect((await read(Cy)).tags).toEqual(['New in 2026']);
    await tag([Cy], 'New in 2026', false);
    expect([(await read(Cy)).tags, (await read(Bo)).tags]).toEqual([[], []]);
  });

  it('leave out who has left the list or was erased', async () => {
    const { Ana, Bo } = await keep(person('Ana', 'Sales'), person('Bo', 'Sales'));
    await tag([Ana, Bo], 'Juniors');
    await company.browser.send('PUT', `/api/consumer/${Ana}/listed`, { listed: false });
    await company.browser.send('DELETE', `/api/consumer/${Bo}`);
    expect((await company.browser.get('/api/consumer/groups')).json()).toEqual({ departments: [], tags: [] });
    const left = await test.database
      .selectFrom('person_tags')
      .selectAll()
      .where('consumer_id', 'in', [Ana as number, Bo as number])
      .execute();
    expect(left).toEqual([{ consumer_id: Ana, tag: 'Juniors' }]);
  });

  it('are corrected on the page of a person, and at most twenty', async () => {
    const { Ana } = await keep(person('Ana'));
    const { first_name, last_name, email, department, language, timezone_id, version } = await read(Ana);
    const now = { first_name, last_name, email, department, language, timezone_id, version };
    const save = (tags: string[]) =>
      company.browser.send('PATCH', `/api/consumer/${Ana}`, { ...now, version: undefined, tags });
    expect((await save(['  Berlin ', 'Berlin', 'A\u0007B'])).json<PersonDetail>().tags).toEqual([
      'A B',
      'Berlin',
    ]);
    expect((await save(Array.from({ length: 21 }, (_none, n) => `t${n}`))).statusCode).toBe(422);
    await save(Array.from({ length: 20 }, (_none, n) => `t${n}`));
    expect((await tag([Ana], 'one more')).json().errors.tag).toEqual(['A person has at most 20 tags.']);
    const inGerman = await company.browser.send(
      'PUT',
      '/api/consumer/tags',
      { consumer_ids: [Ana], tag: 'one more', tagged: true },
      { 'accept-language': 'de' },
    );
    expect([inGerman.statusCode, inGerman.json().errors.tag]).toEqual([
      422,
      ['Eine Person hat höchstens 20 Schlagwörter.'],
    ]);
    expect((await read(Ana)).tags).toHaveLength(20);
  });

  it('of another company are neither seen nor changed', async () => {
    const { Ana } = await keep(person('Ana', 'Sales'));
    await tag([Ana], 'Juniors');
    const stranger = await createCompany(test);
    expect((await stranger.browser.get('/api/consumer/groups')).json()).toEqual({
      departments: [],
      tags: [],
    });
    expect((await stranger.browser.get('/api/consumer/members?department=Sales')).json()).toEqual({
      people: [],
      total: 0,
    });
    expect((await tag([Ana], 'Taken', true, stranger)).json()).toMatchObject({ code: 'COMPANY_001' });
    expect((await tag([Ana], 'Juniors', false, stranger)).statusCode).toBe(403);
    expect((await read(Ana)).tags).toEqual(['Juniors']);
  });
});

describe('an import', () => {
  it('keeps 5,000 people with their departments within ten seconds', async () => {
    const people = Array.from({ length: 5000 }, (_none, place) => ({
      ...person(`P${place}`, place % 2 === 0 ? 'Sales' : '=cmd|calc'),
    }));
    const begin = performance.now();
    const answer = await company.browser.post('/api/consumer/import', { people });
    const seconds = (performance.now() - begin) / 1000;
    expect(answer.json()).toEqual({ added: 5000, known: 0 });
    expect(seconds).toBeLessThan(10);
    const again = await company.browser.post('/api/consumer/import', {
      people: [person('P1', ''), person('Zoe', 'Sales')],
    });
    expect(again.json()).toEqual({ added: 1, known: 1 });
    expect(
      (await company.browser.get('/api/consumer/groups')).json<ConsumerGroupsAnswer>().departments,
    ).toEqual([
      { name: '=cmd|calc', people: 2500 },
      { name: 'Sales', people: 2501 },
    ]);
    console.info(`import of 5,000 people: ${seconds.toFixed(2)} s`);
  }, 60_000);

  it('refuses the whole list for one malformed address, which it names', async () => {
    const answer = await company.browser.post('/api/consumer/import', {
      people: [person('Ana'), { ...person('Bo'), email: 'bo' }],
    });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['people.1.email']]);
    expect((await company.browser.get('/api/consumer')).json<ConsumerListAnswer>().consumers).toEqual([]);
  });
});

describe('a merge of two entries', () => {
  it('moves sessions, tags and what the kept entry lacks, and invites the kept address anew', async () => {
    const planned = await plan([person('Ana'), person('Anna', 'Sales'), person('Cy')]);
    const later = await plan([person('Anna', 'Sales')], {
      starts_at: new Date(test.clock.now() + 9 * 86_400_000).toISOString(),
    });
    const known = Object.fromEntries(planned.seats.map((seat) => [seat.first_name, seat.person_id]));
    await tag([known.Ana], 'Lisbon');
    await tag([known.Anna], 'Juniors');
    await deliver();
    const answer = await merge(known.Ana, known.Anna);
    expect(answer.json<PersonDetail>()).toMatchObject({
      id: known.Ana,
      email: 'ana@team.example',
      department: 'Sales',
      tags: ['Juniors', 'Lisbon'],
      sessions: 2,
    });
    expect(names(await seats(planned)).sort()).toEqual(['Ana', 'Cy']);
    expect(names(await seats(later))).toEqual(['Ana']);
    expect((await company.browser.get(`/api/consumer/${known.Anna}`)).statusCode).toBe(404);
    const mails = await test.database
      .selectFrom('outbox_mails')
      .select(['recipient', 'ics_method'])
      .where('session_id', '=', later.id)
      .orderBy('id')
      .execute();
    expect(mails).toEqual([
      { recipient: 'anna@team.example', ics_method: 'REQUEST' },
      { recipient: 'anna@team.example', ics_method: 'CANCEL' },
      { recipient: 'ana@team.example', ics_method: 'REQUEST' },
    ]);
  });

  it('ends the links and tokens of the former address', async () => {
    const planned = await plan([person('Anna')]);
    const { Ana } = await keep(person('Ana'));
    const [seat] = planned.seats;
    const { token } = await test.services.accessTokens.issueSeatToken(seat?.id ?? '');
    expect((await merge(Ana, seat?.person_id)).statusCode).toBe(200);
    const answer = await test.inject({
      url: '/api/exp/data',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.statusCode).toBe(401);
  });

  it('keeps the seat that was used where both were on one list, and refuses where both played', async () => {
    const planned = await plan([person('Ana'), person('Anna')]);
    const [ana, anna] = ['Ana', 'Anna'].map((name) =>
      planned.seats.find(({ first_name }) => first_name === name),
    );
    const joined = (id: string | undefined, at: Date | null) =>
      test.database
        .updateTable('seats')
        .set({ joined_at: at })
        .where('id', '=', id ?? '')
        .execute();
    await test.database
      .updateTable('sessions')
      .set({ status: 'completed' })
      .where('id', '=', planned.id)
      .execute();
    await joined(ana?.id, new Date());
    await joined(anna?.id, new Date());
    const refused = await merge(ana?.person_id, anna?.person_id);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Both entries played in the same session, so they stand for two people.',
    ]);
    await joined(ana?.id, null);
    expect((await merge(ana?.person_id, anna?.person_id)).statusCode).toBe(200);
    expect((await seats(planned)).map(({ id, first_name }) => [id, first_name])).toEqual([[anna?.id, 'Ana']]);
  });

  it('is refused for oneself, a former version, another company’s entry and an unknown one', async () => {
    const { Ana, Bo } = await keep(person('Ana'), person('Bo'));
    const stranger = await createCompany(test);
    const foreign = (
      await stranger.browser.post('/api/consumer', { people: [person('Mallory')] })
    ).json<CreateConsumersAnswer>().consumers[0]?.id;
    const answers = [
      await merge(Ana, Ana),
      await merge(Ana, Bo, { version: 7 }),
      await merge(Ana, foreign),
      await merge(foreign, Ana),
      await merge(Ana, 9_999_999),
      await merge(Ana, Bo, {}, stranger),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([422, 409, 404, 404, 404, 404]);
    expect([(await read(Ana)).version, (await read(foreign, stranger)).first_name]).toEqual([1, 'Mallory']);
  });

  it('leaves nothing behind when the person is erased, under either address', async () => {
    const planned = await plan([person('Anna'), person('Cy')]);
    const { Ana } = await keep(person('Ana'));
    const anna = planned.seats.find(({ first_name }) => first_name === 'Anna');
    await deliver();
    await merge(Ana, anna?.person_id);
    await deliver();
    expect((await company.browser.send('DELETE', `/api/consumer/${Ana}`)).statusCode).toBe(204);
    const mails = await test.database
      .selectFrom('outbox_mails')
      .select(['recipient', 'kind'])
      .where('recipient', 'in', ['ana@team.example', 'anna@team.example'])
      .where('session_id', '=', planned.id)
      .execute();
    expect(mails).toEqual([]);
  });
});

describe('at the same moment', () => {
  it('an address that another entry gets is refused at its field', async () => {
    const { Ana } = await keep(person('Ana'));
    const { first_name, last_name, department, language, timezone_id, tags } = await read(Ana);
    const bo = { ...person('Bo'), company_id: company.companyId, created_at: new Date(test.clock.now()) };
    const now = { first_name, last_name, department, language, timezone_id, tags };
    const [answer] = await whileHeld(
      test.database,
      (transaction) => transaction.insertInto('consumers').values(bo).execute(),
      [() => company.browser.send('PATCH', `/api/consumer/${Ana}`, { ...now, email: bo.email })],
    );
    expect([answer?.statusCode, Object.keys(answer?.json().errors ?? {})]).toEqual([422, ['email']]);
  });

  it('a person who is merged into another is not tagged any more', async () => {
    const { Ana } = await keep(person('Ana'));
    const [answer] = await whileHeld(
      test.database,
      (transaction) =>
        transaction
          .deleteFrom('consumers')
          .where('id', '=', Ana ?? 0)
          .execute(),
      [() => tag([Ana], 'New')],
    );
    expect(answer?.statusCode).toBe(404);
  });
});
