import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LedgerAnswer } from '../../../contract/calls/schemas/credits.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';
import { borrowedLightSource } from '../../support/test-story.ts';

const forSixty = { ...borrowedLightSource, players: { min: 2, max: 60 } };

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder([forSixty]) });
});
afterAll(() => test.close());

async function unbalancedTransfers(): Promise<number> {
  const rows = await test.database
    .selectFrom('ledger_entries')
    .select('transfer_id')
    .groupBy('transfer_id')
    .having((eb) => eb(eb.fn.sum('credits'), '<>', 0))
    .execute();
  return rows.length;
}

const balance = (companyId: number) => test.services.credits.balance(test.database, companyId);

describe('credits', () => {
  it('are never sold twice: 50 creations at once with 10 credits give 10 sessions', async () => {
    const { browser, companyId } = await createCompany(test, { credits: 10 });
    await browser.get('/api/credits');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        browser.post('/api/session', sessionRequest(test, { teams: [{ name: 'A', people: [] }] })),
      ),
    );
    const created = answers.filter(({ statusCode }) => statusCode === 201);
    const refused = answers.filter(({ statusCode }) => statusCode === 402);
    expect([created.length, refused.length]).toEqual([10, 40]);
    expect(refused[0]?.json()).toEqual({ message: 'Insufficient credits', code: 'SESSION_002' });
    expect(await balance(companyId)).toEqual({ available: 0, reserved: 10, consumed: 0 });
    const { sessions } = await test.database
      .selectFrom('sessions')
      .select((eb) => eb.fn.countAll<number>().as('sessions'))
      .where('company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    expect(Number(sessions)).toBe(10);
    expect(await unbalancedTransfers()).toBe(0);
  });

  it('are spent once for one Idempotency-Key, and the repetition gets the same session', async () => {
    const { browser, companyId } = await createCompany(test);
    const request = sessionRequest(test);
    const headers = { 'idempotency-key': 'the-same-click' };
    const first = await browser.post('/api/session', request, headers);
    const second = await browser.post('/api/session', request, headers);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await balance(companyId)).toMatchObject({ available: 4, reserved: 1 });
  });

  it('return once when a session is cancelled before its lobby, also repeatedly', async () => {
    const { browser, companyId } = await createCompany(test);
    const { id } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    const answers = await Promise.all([1, 2, 3].map(() => browser.post(`/api/session/${id}/cancel`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await balance(companyId)).toEqual({ available: 5, reserved: 0, consumed: 0 });
  });

  it('stay spent when it is cancelled after the doors have opened', async () => {
    const { browser, companyId } = await createCompany(test);
    const { id } = (
      await browser.post('/api/session', sessionRequest(test, { inMs: 60_000 }))
    ).json<SessionDetail>();
    const cancelled = await browser.post(`/api/session/${id}/cancel`);
    expect(cancelled.json()).toMatchObject({ status: 'cancelled', credits: { reserved: 0, consumed: 1 } });
    expect(await balance(companyId)).toEqual({ available: 4, reserved: 0, consumed: 1 });
  });

  it('follow the number of seats: a thirty-first person takes a second credit, and removing them returns it', async () => {
    const { browser, companyId } = await createCompany(test, { credits: 2 });
    const people = Array.from({ length: 30 }, (_, index) => ({
      first_name: 'P',
      last_name: String(index),
      email: `p${index}@team.example`,
    }));
    const teams = ['A', 'B', 'C'].map((name, team) => ({
      name,
      people: people.slice(team * 10, (team + 1) * 10),
    }));
    const created = await browser.post('/api/session', sessionRequest(test, { teams }));
    const { id } = created.json<SessionDetail>();
    const extra = { first_name: 'Late', last_name: 'Comer', email: 'late@team.example', team_id: 1 };
    const added = await browser.post(`/api/session/${id}/attendees`, { add: [extra], remove: [] });
    expect(added.json()).toMatchObject({ credits: { reserved: 2, consumed: 0 } });
    expect(await balance(companyId)).toEqual({ available: 0, reserved: 2, consumed: 0 });
    const seat = added.json<SessionDetail>().seats.find(({ email }) => email === extra.email);
    await browser.post(`/api/session/${id}/attendees`, { add: [], remove: [seat?.id] });
    expect(await balance(companyId)).toEqual({ available: 1, reserved: 1, consumed: 0 });
  });

  it('take nothing with them when a creation fails half-way', async () => {
    const { browser, companyId } = await createCompany(test);
    const person = { first_name: 'Ana', last_name: '', email: 'ana@team.example' };
    const answer = await browser.post(
      '/api/session',
      sessionRequest(test, {
        teams: [{ name: 'A', people: [person, { ...person, email: 'ANA@team.example' }] }],
      }),
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: 'Consumer already assigned to a session',
      code: 'CONSUMER_003',
      errors: {
        'teams.0.people.1.email': ['Ana (ana@team.example): Consumer already assigned to a session'],
      },
    });
    expect(await balance(companyId)).toEqual({ available: 5, reserved: 0, consumed: 0 });
  });
});

describe('the ledger', () => {
  it('lists every transfer with its session, person and balance', async () => {
    const { browser } = await createCompany(test);
    const { id } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
    await browser.post(`/api/session/${id}/cancel`);
    const { balance: shown, rows, next_cursor } = (await browser.get('/api/credits')).json<LedgerAnswer>();
    expect(shown).toEqual({ available: 5, reserved: 0, consumed: 0 });
    expect(next_cursor).toBeNull();
    const at = new Date(test.clock.now()).toISOString();
    const row = { id: expect.any(Number), at };
    const about = { session_id: id, session_title: 'Winter adventure', order_id: null, actor: 'Rosa Wren' };
    expect(rows).toEqual([
      {
        ...row,
        ...about,
        kind: 'release',
        credits: 1,
        reason: 'Winter adventure cancelled',
        available_after: 5,
      },
      {
        ...row,
        ...about,
        kind: 'reserve',
        credits: 1,
        reason: 'Winter adventure planned',
        available_after: 4,
      },
      {
        ...row,
        kind: 'grant',
        credits: 5,
        reason: 'Fixture',
        session_id: null,
        session_title: null,
        order_id: null,
        actor: null,
        available_after: 5,
      },
    ]);
    const german = await browser.send('GET', '/api/credits', undefined, { 'accept-language': 'de' });
    expect(german.json<LedgerAnswer>().rows.map(({ reason }) => reason)).toEqual([
      'Winter adventure abgesagt',
      'Winter adventure geplant',
      'Fixture',
    ]);
  });

  it('makes an operation once for its key', async () => {
    const { companyId } = await createCompany(test, { credits: 0 });
    const grant = { operationKey: `once:${companyId}`, companyId, credits: 3, reason: 'Once' };
    const made = await Promise.all(
      [1, 2, 3].map(() =>
        test.database.transaction().execute((transaction) => test.services.credits.grant(transaction, grant)),
      ),
    );
    expect(made.filter(Boolean)).toEqual([true]);
    expect(await balance(companyId)).toEqual({ available: 3, reserved: 0, consumed: 0 });
  });
});
