import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import type {
  Overlaps,
  PlannedSessions,
  SessionPerson,
} from '../../../contract/calls/schemas/sessions/session-planning.ts';
import { sessionsAtOnce } from '../../../contract/rules/sessions/session-size.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());

const people = (count: number, from = 0): SessionPerson[] =>
  Array.from({ length: count }, (_, index) => ({
    first_name: `P${from + index}`,
    last_name: 'Guest',
    email: `p${from + index}@size.example`,
  }));
/** Teams of six. */
const teamsOf = (count: number) =>
  Array.from({ length: Math.ceil(count / 6) }, (_, team) => ({
    name: `Team ${team + 1}`,
    people: people(count).slice(team * 6, (team + 1) * 6),
  }));

describe('the size of a session', () => {
  it('is the story’s: thirty fit, a thirty-first person is refused when planned and when added', async () => {
    const { browser, companyId } = await createCompany(test);
    const refused = await browser.post('/api/session', sessionRequest(test, { teams: teamsOf(31) }));
    const message = 'A session of “The Borrowed Light” has room for 30 people; this one would have 31.';
    expect([refused.statusCode, refused.json()]).toEqual([422, { message, errors: { people: [message] } }]);
    const german = await browser.post('/api/session', sessionRequest(test, { teams: teamsOf(31) }), {
      'accept-language': 'de',
    });
    const inGerman = 'Eine Session von „Das geliehene Licht“ hat 30 Plätze, diese hätte 31 Personen.';
    expect(german.json()).toEqual({ message: inGerman, errors: { people: [inGerman] } });
    const created = await browser.post('/api/session', sessionRequest(test, { teams: teamsOf(30) }));
    expect(created.statusCode).toBe(201);
    const { id } = created.json<SessionDetail>();
    const late = { first_name: 'Late', last_name: '', email: 'late@size.example', team_id: 1 };
    const added = await browser.post(`/api/session/${id}/attendees`, { add: [late], remove: [] });
    expect([added.statusCode, added.json()]).toEqual([422, { message, errors: { people: [message] } }]);
    const invited = await browser.post('/api/consumer', { people: [late], session_id: id });
    expect(invited.statusCode).toBe(422);
    expect(await test.services.credits.balance(test.database, companyId)).toMatchObject({ available: 4 });
  });

  it('is the rooms’ too: twelve people at a table of the mesh, also after adding or moving', async () => {
    const { browser } = await createCompany(test);
    const crowded = await browser.post(
      '/api/session',
      sessionRequest(test, { teams: [{ name: 'Otters', people: people(13) }] }),
    );
    const message = 'A team’s room has 12 seats; “Otters” would have 13 people.';
    expect([crowded.statusCode, crowded.json()]).toEqual([422, { message, errors: { teams: [message] } }]);
    const created = await browser.post(
      '/api/session',
      sessionRequest(test, {
        teams: [
          { name: 'Otters', people: people(12) },
          { name: 'Pines', people: people(1, 12) },
        ],
      }),
    );
    const { id, seats } = created.json<SessionDetail>();
    const move = [{ seat_id: seats.find(({ team_id }) => team_id === 2)?.id, team_id: 1 }];
    const moved = await browser.post(`/api/session/${id}/attendees`, { add: [], remove: [], move });
    expect([moved.statusCode, moved.json()]).toEqual([422, { message, errors: { teams: [message] } }]);
  });

  it('without a team named, people are spread over the smallest teams', async () => {
    const { browser } = await createCompany(test);
    const teams = [
      { name: 'Otters', people: people(4) },
      { name: 'Pines', people: people(1, 4) },
      { name: 'Owls', people: people(2, 5) },
    ];
    const { id } = (
      await browser.post('/api/session', sessionRequest(test, { teams }))
    ).json<SessionDetail>();
    await browser.post('/api/consumer', { people: people(5, 20), session_id: id });
    const { seats } = (await browser.get(`/api/session/${id}`)).json<SessionDetail>();
    expect([1, 2, 3].map((team) => seats.filter(({ team_id }) => team_id === team).length)).toEqual([
      4, 4, 4,
    ]);
  });
});

describe('several sessions at once', () => {
  const plan = (sessions: unknown[]) => ({ sessions });

  it('are planned together: sixty people as two sessions of thirty', async () => {
    const { browser, companyId } = await createCompany(test);
    const teams = teamsOf(60);
    const answer = await browser.post(
      '/api/session/plan',
      plan([
        sessionRequest(test, { title: 'Winter (1 of 2)', teams: teams.slice(0, 5) }),
        sessionRequest(test, { title: 'Winter (2 of 2)', teams: teams.slice(5) }),
      ]),
    );
    expect(answer.statusCode).toBe(201);
    const { sessions } = answer.json<PlannedSessions>();
    expect(sessions.map(({ title, people: seated }) => [title, seated])).toEqual([
      ['Winter (1 of 2)', 30],
      ['Winter (2 of 2)', 30],
    ]);
    expect(await test.services.credits.balance(test.database, companyId)).toEqual({
      available: 3,
      reserved: 2,
      consumed: 0,
    });
  });

  it('are planned once for one key, all of them or none', async () => {
    const { browser, companyId } = await createCompany(test, { credits: 3 });
    const request = (title: string) => sessionRequest(test, { title });
    const headers = { 'idempotency-key': 'one-series' };
    const two = plan([request('A'), request('B')]);
    const first = await browser.post('/api/session/plan', two, headers);
    const again = await browser.post('/api/session/plan', two, headers);
    expect([first.statusCode, again.json()]).toEqual([201, first.json()]);
    const tooDear = await browser.post('/api/session/plan', two);
    expect([tooDear.statusCode, tooDear.json<{ code: string }>().code]).toEqual([402, 'SESSION_002']);
    const { count } = await test.database
      .selectFrom('sessions')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
  });

  it('are at most 26: a series of 1,000 is refused and plans nothing', async () => {
    const { browser, companyId } = await createCompany(test, { credits: 2000 });
    const short = sessionRequest(test, { teams: [{ name: 'A', people: people(1) }] });
    const answers = [
      await browser.post('/api/session/plan', plan(Array(1000).fill(short))),
      await browser.post('/api/session/plan', plan(Array(sessionsAtOnce + 1).fill(short))),
      await browser.post('/api/session/plan', plan([])),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([413, 422, 422]);
    expect(await test.services.credits.balance(test.database, companyId)).toMatchObject({ reserved: 0 });
    const whole = await browser.post('/api/session/plan', plan(Array(sessionsAtOnce).fill(short)));
    expect(whole.json<PlannedSessions>().sessions).toHaveLength(sessionsAtOnce);
  });
});

describe('people who are expected elsewhere at that time', () => {
  const named = (answer: { json<T>(): T }) =>
    answer.json<Overlaps>().overlaps.map(({ email, title }) => [email, title]);

  it('are named with the other session, as long as its block in the calendar lasts', async () => {
    const { browser } = await createCompany(test);
    const inMs = 3 * 24 * 3_600_000;
    const planned = sessionRequest(test, { title: 'The other one', inMs });
    const { id, seats } = (await browser.post('/api/session', planned)).json<SessionDetail>();
    const start = Date.parse(planned.starts_at ?? '');
    const overlaps = (minutes: number, change: object = {}) =>
      browser.post('/api/session/overlaps', {
        emails: ['ANA@team.example', 'ben@team.example', 'zoe@team.example'],
        story_slug: 'the-borrowed-light',
        timezone_id: 'Europe/Lisbon',
        starts: [{ starts_at: new Date(start + minutes * 60_000).toISOString() }],
        ...change,
      });
    const both = [
      ['ana@team.example', 'The other one'],
      ['ben@team.example', 'The other one'],
    ];
    expect(named(await overlaps(0))).toEqual(both);
    expect(named(await overlaps(23))).toEqual(both);
    expect(named(await overlaps(-23))).toEqual(both);
    expect(named(await overlaps(24))).toEqual([]);
    expect(named(await overlaps(-24))).toEqual([]);
    expect(named(await overlaps(0, { except: id }))).toEqual([]);
    const stranger = await createCompany(test);
    const asked = { ...planned, emails: ['ana@team.example'], starts: [{ starts_at: planned.starts_at }] };
    expect(named(await stranger.browser.post('/api/session/overlaps', asked))).toEqual([]);
    await browser.post(`/api/session/${id}/attendees`, { add: [], remove: [seats[0]?.id] });
    expect(named(await overlaps(0))).toEqual(both.slice(1));
    await browser.post(`/api/session/${id}/cancel`);
    expect(named(await overlaps(0))).toEqual([]);
  });
});
