import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  ConsumerTimezonesAnswer,
  CreateConsumersAnswer,
} from '../../../contract/calls/schemas/consumers.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());

const mails = (sessionId: string) =>
  test.database
    .selectFrom('outbox_mails')
    .selectAll()
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute();

describe('attendees', () => {
  it('are added late with an invitation of their own, and taken off with a cancellation of theirs', async () => {
    const { browser } = await createCompany(test);
    const { id, seats } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    const add = [{ first_name: 'Dov', last_name: 'Levi', email: 'dov@team.example', team_id: 1 }];
    const answer = await browser.post(`/api/session/${id}/attendees`, { add, remove: [seats[0]?.id] });
    expect(answer.json<SessionDetail>().seats.map(({ email }) => email)).toEqual([
      'ben@team.example',
      'chloe@team.example',
      'dov@team.example',
    ]);
    const sent = (await mails(id)).map(({ kind, recipient, ics_method }) => [kind, recipient, ics_method]);
    expect(sent).toEqual([
      ['invitation', 'ana@team.example', 'REQUEST'],
      ['invitation', 'ben@team.example', 'REQUEST'],
      ['invitation', 'chloe@team.example', 'REQUEST'],
      ['removed', 'ana@team.example', 'CANCEL'],
      ['invitation', 'dov@team.example', 'REQUEST'],
    ]);
  });

  it('have one address each', async () => {
    const { browser } = await createCompany(test);
    const { id } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    const add = (email: string) =>
      browser.post(`/api/session/${id}/attendees`, {
        add: [{ first_name: 'Dov', last_name: 'Levi', email, team_id: 1 }],
        remove: [],
      });
    for (const several of ['dov@team.example, eve@team.example', 'dov@team.example;eve@team.example'])
      expect((await add(several)).statusCode).toBe(422);
    const { seats } = (await add('dov@team.example')).json<SessionDetail>();
    expect(seats.find(({ email }) => email === 'dov@team.example')).toMatchObject({
      first_name: 'Dov',
      last_name: 'Levi',
    });
  });

  it('are seen on their own clocks once they have opened their link, by their company alone', async () => {
    const { browser } = await createCompany(test);
    const zonesOf = async (asker: typeof browser, id: string) => {
      const { seats } = (await asker.get(`/api/session/${id}`)).json<SessionDetail>();
      return seats.map(({ email, timezone_id }) => [email, timezone_id]);
    };
    const known = async (asker: typeof browser, emails: string[]) =>
      (await asker.post('/api/consumer/timezones', { emails })).json<ConsumerTimezonesAnswer>().timezones;
    const { id, seats } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    const guest = test.browser();
    guest.token = (await test.services.accessTokens.issueSeatToken(seats[0]?.id ?? '')).token;
    await guest.get(`/api/consumer/getdatapackage?sessionId=${id}&timezone=Asia/Calcutta`);
    expect(await zonesOf(browser, id)).toEqual([
      ['ana@team.example', 'Asia/Kolkata'],
      ['ben@team.example', null],
      ['chloe@team.example', null],
    ]);
    expect(await known(browser, ['ben@team.example', 'Ana@Team.example'])).toEqual([
      { email: 'ana@team.example', timezone_id: 'Asia/Kolkata' },
    ]);
    expect(await known(browser, [])).toEqual([]);
    const stranger = await createCompany(test);
    expect(await known(stranger.browser, ['ana@team.example'])).toEqual([]);
  });

  it('are moved to another team, and moving to the same team is refused', async () => {
    const { browser } = await createCompany(test);
    const { teams } = sessionRequest(test);
    const request = sessionRequest(test, { teams: [...teams, { name: 'Herons', people: [] }] });
    const { id, seats } = (await browser.post('/api/session', request)).json<SessionDetail>();
    const move = (team_id: number, seat_id = seats[0]?.id) =>
      browser.post(`/api/session/${id}/attendees`, { add: [], remove: [], move: [{ seat_id, team_id }] });
    const teamOfAna = async () =>
      (await browser.get(`/api/session/${id}`))
        .json<SessionDetail>()
        .seats.find(({ email }) => email === 'ana@team.example')?.team_id;
    const invitations = async () =>
      (await mails(id))
        .filter(({ kind, recipient }) => kind === 'invitation' && recipient === 'ana@team.example')
        .map(({ body_text }) => body_text.includes('Herons'));
    expect(await invitations()).toEqual([false]);
    expect((await move(2)).statusCode).toBe(200);
    expect(await teamOfAna()).toBe(2);
    expect(await invitations()).toEqual([false, true]);
    const refused = await move(2);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'BREAKOUT_002',
        message: 'Consumer already assigned to a breakout room',
        errors: { 'move.0.team_id': ['Consumer already assigned to a breakout room'] },
      },
    ]);
    expect((await move(7)).json()).toMatchObject({ code: 'BREAKOUT_001' });
    expect((await move(1, 'nobody')).json()).toMatchObject({ code: 'SESSION_009' });
    expect(await teamOfAna()).toBe(2);
  });

  it.each([
    [
      { add: [{ first_name: 'A', last_name: '', email: 'ana@team.example', team_id: 1 }], remove: [] },
      'CONSUMER_003',
    ],
    [
      { add: [{ first_name: 'E', last_name: '', email: 'e@team.example', team_id: 7 }], remove: [] },
      'BREAKOUT_001',
    ],
    [{ add: [], remove: ['nobody'] }, 'SESSION_009'],
  ])('%j is refused with %s', async (request, code) => {
    const { browser } = await createCompany(test);
    const { id } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    const answer = await browser.post(`/api/session/${id}/attendees`, request);
    expect(answer.json()).toMatchObject({ code });
    expect((await browser.get(`/api/session/${id}`)).json<SessionDetail>().seats).toHaveLength(3);
  });

  it('get the invitation again on request, once a minute at most', async () => {
    const { browser } = await createCompany(test);
    const { id, seats } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    await browser.post(`/api/session/${id}/invite`, { seat_ids: [seats[1]?.id] });
    expect(await mails(id)).toHaveLength(3);
    await test.clock.advance(60_000);
    await browser.post(`/api/session/${id}/invite`, { seat_ids: [seats[1]?.id] });
    expect((await mails(id)).slice(3).map(({ recipient }) => recipient)).toEqual(['ben@team.example']);
    const unknown = await browser.post(`/api/session/${id}/invite`, { seat_ids: ['nobody'] });
    expect(unknown.json()).toMatchObject({ code: 'SESSION_009' });
  });
});

describe('hostile names', () => {
  it('stay text: one recipient, one header, nothing executed', async () => {
    const { browser } = await createCompany(test);
    const teams = [
      {
        name: '"><script>alert(1)</script>',
        people: [
          {
            first_name: '<img src=x onerror=alert(1)>',
            last_name: 'X\r\nBcc: evil@x',
            email: 'h@team.example',
          },
        ],
      },
    ];
    const title = 'Plan\r\nSubject: other <b>';
    const created = await browser.post('/api/session', sessionRequest(test, { title, teams }));
    const { id, seats } = created.json<SessionDetail>();
    expect(seats[0]?.last_name).toBe('X Bcc: evil@x');
    const [mail, ...others] = await mails(id);
    expect(others).toEqual([]);
    expect(mail?.recipient).toBe('h@team.example');
    expect(mail?.subject).toBe('You are invited: Plan Subject: other <b>, Wednesday 3 March 2027');
    expect(mail?.html).not.toMatch(/<script|<img src=x|<b>/);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(mail?.ics?.split('\r\n').filter((line) => /^(SUBJECT|BCC)/i.test(line))).toEqual([]);
  });

  it.each(['a@x.example, b@y.example', 'a@x.example\r\nb@y.example', 'no address', 'ä@x'])(
    '%j is no address',
    async (email) => {
      const { browser } = await createCompany(test);
      const person = { first_name: 'A', last_name: 'B', email };
      const answer = await browser.post(
        '/api/session',
        sessionRequest(test, { teams: [{ name: 'A', people: [person] }] }),
      );
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['teams.0.people.0.email']);
    },
  );
});

describe('consumers', () => {
  it('are kept once a company, and seated in the smallest team', async () => {
    const { browser } = await createCompany(test);
    const people = [{ first_name: 'Eli', last_name: 'Ray', email: 'eli@team.example' }];
    const kept = (await browser.post('/api/consumer', { people })).json<CreateConsumersAnswer>();
    expect(kept).toMatchObject({ attached: 0, consumers: [{ email: 'eli@team.example', sessions: 0 }] });
    const teams = [...sessionRequest(test).teams, { name: 'Herons', people: [] }];
    const { id } = (
      await browser.post('/api/session', sessionRequest(test, { teams }))
    ).json<SessionDetail>();
    const consumer_ids = kept.consumers.map((consumer) => consumer.id);
    const seated = await browser.post('/api/consumer', { people: [], consumer_ids, session_id: id });
    expect(seated.json()).toMatchObject({ attached: 1, consumers: [{ id: consumer_ids[0], sessions: 1 }] });
    const { seats } = (await browser.get(`/api/session/${id}`)).json<SessionDetail>();
    expect(seats.find(({ email }) => email === 'eli@team.example')?.team_id).toBe(2);
    const again = await browser.post('/api/consumer', { people, session_id: id });
    expect(again.json()).toMatchObject({
      code: 'CONSUMER_003',
      errors: { 'people.0.email': expect.any(Array) },
    });
  });

  it('of another company cannot be seated', async () => {
    const owner = await createCompany(test);
    const stranger = await createCompany(test);
    const people = [{ first_name: 'Eli', last_name: 'Ray', email: 'eli@team.example' }];
    const theirs = (await stranger.browser.post('/api/consumer', { people })).json<CreateConsumersAnswer>();
    const { id } = (await owner.browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    const consumer_ids = theirs.consumers.map((consumer) => consumer.id);
    const answer = await owner.browser.post('/api/consumer', { people: [], consumer_ids, session_id: id });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'COMPANY_001']);
    const unknown = await owner.browser.post('/api/consumer', { people: [], consumer_ids: [999_999_999] });
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'CONSUMER_001']);
    const list = await owner.browser.get('/api/consumer?search=eli');
    expect(list.json()).toEqual({ consumers: [], next_cursor: null });
  });
});
