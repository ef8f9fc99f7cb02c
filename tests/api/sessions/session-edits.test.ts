import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import type { SessionMails } from '../../../contract/calls/schemas/sessions/session-mails.ts';
import { mailUndoMs } from '../../../contract/rules/business-constants.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let test: TestApp;
let company: CompanyFixture;
let planned: SessionDetail;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await createCompany(test);
  planned = (await company.browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
});

const edit = (change: object) => company.browser.send('PATCH', `/api/session/${planned.id}`, change);
const move = (starts_at: string, version?: number) =>
  company.browser.post(`/api/session/${planned.id}/reschedule`, {
    starts_at,
    timezone_id: planned.timezone_id,
    ...(version !== undefined && { version }),
  });
const read = async () => (await company.browser.get(`/api/session/${planned.id}`)).json<SessionDetail>();
const mails = async () =>
  (await company.browser.get(`/api/session/${planned.id}/mails`)).json<SessionMails>();
const inDays = (days: number) => new Date(test.clock.now() + days * 24 * 60 * 60_000).toISOString();

async function deliver(afterMs: number): Promise<void> {
  await test.clock.advance(afterMs);
  while ((await test.services.mailDelivery.deliverDue()) > 0);
}

/** What was mailed about a new time, by recipient. */
const movesMailed = () =>
  test.database
    .selectFrom('outbox_mails')
    .select(['recipient', 'body_text'])
    .where('session_id', '=', planned.id)
    .where('kind', '=', 'moved')
    .where('sent_at', 'is not', null)
    .execute();

describe('two who edit one session', () => {
  it('refuses a change to an older version, and names the author of the current one', async () => {
    expect((await edit({ title: 'First', version: planned.version })).statusCode).toBe(200);
    const stale = await edit({ title: 'Second', version: planned.version });
    expect([stale.statusCode, stale.json()]).toEqual([
      409,
      {
        message: 'Somebody changed this session while you were editing. Compare both, then save again.',
      },
    ]);
    expect((await move(inDays(9), planned.version)).statusCode).toBe(409);
    const now = await read();
    expect(now).toMatchObject({
      title: 'First',
      starts_at: planned.starts_at,
      version: planned.version + 1,
      changed: { by: 'Rosa Wren', at: new Date(test.clock.now()).toISOString() },
    });
    expect((await edit({ title: 'Second', version: now.version })).json()).toMatchObject({ title: 'Second' });
  });

  it('lets one of twenty saves at once through', async () => {
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, index) => edit({ title: `Save ${index}`, version: planned.version })),
    );
    const kept = saves.filter(({ statusCode }) => statusCode === 200);
    expect(kept).toHaveLength(1);
    expect(saves.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    const now = await read();
    expect([now.title, now.version]).toEqual([kept[0]?.json<SessionDetail>().title, planned.version + 1]);
  });

  it.each([0, -1, 1.5, 2 ** 53, '1'])('takes no version %s', async (version) => {
    expect([409, 422]).toContain((await edit({ title: 'Forged', version })).statusCode);
    expect((await read()).title).toBe(planned.title);
  });
});

describe('the mails about a new time', () => {
  it('go out once, for the last time of a minute, and name the time that people knew', async () => {
    await move(inDays(5));
    await deliver(mailUndoMs / 2);
    const last = (await move(inDays(6))).json<SessionDetail>();
    expect(last.unmailed_move).toMatchObject({
      starts_at: planned.starts_at,
      mails_at: new Date(test.clock.now() + mailUndoMs).toISOString(),
    });
    expect((await mails()).to_come[0]).toEqual({ kind: 'moved', at: last.unmailed_move?.mails_at });
    expect((await mails()).sent.map(({ kind }) => kind)).toEqual(['invitation']);
    await deliver(mailUndoMs - 1);
    expect(await movesMailed()).toEqual([]);
    await deliver(1);
    const sent = await movesMailed();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual(
      planned.seats.map(({ email }) => email).sort(),
    );
    expect(sent[0]?.body_text).toContain(planned.clock.time);
    expect((await read()).unmailed_move).toBeNull();
    expect((await mails()).sent.map(({ kind }) => kind)).toEqual(['moved', 'invitation']);
  });

  it('do not go out where the session is moved back within the minute, or called off', async () => {
    await move(inDays(5));
    const back = (await move(planned.starts_at)).json<SessionDetail>();
    expect([back.starts_at, back.unmailed_move]).toEqual([planned.starts_at, null]);
    await deliver(2 * mailUndoMs);
    expect(await movesMailed()).toEqual([]);

    await move(inDays(5));
    await company.browser.post(`/api/session/${planned.id}/cancel`);
    await deliver(2 * mailUndoMs);
    expect(await movesMailed()).toEqual([]);
  });

  it('go out again where the session is moved back after they went', async () => {
    await move(inDays(5));
    await deliver(mailUndoMs);
    const back = (await move(planned.starts_at)).json<SessionDetail>();
    expect(back.unmailed_move).not.toBeNull();
    await deliver(mailUndoMs);
    expect(await movesMailed()).toHaveLength(2 * planned.seats.length);
  });

  it('do not go out for a move to the time that the session has', async () => {
    await move(planned.starts_at);
    await deliver(mailUndoMs);
    expect(await movesMailed()).toEqual([]);
  });

  it('go out to none of three hundred people whose sessions are moved back, or called off, within the minute', async () => {
    const large = await createCompany(test, { credits: 10 });
    const teams = (session: number) =>
      Array.from({ length: 5 }, (_, team) => ({
        name: `Team ${team + 1}`,
        people: Array.from({ length: 6 }, (__, place) => ({
          first_name: `P${place}`,
          last_name: 'Guest',
          email: `p${session}.${team}.${place}@crowd.example`,
        })),
      }));
    const requests = Array.from({ length: 10 }, (_, session) =>
      sessionRequest(test, { teams: teams(session) }),
    );
    const { sessions } = (await large.browser.post('/api/session/plan', { sessions: requests })).json<{
      sessions: { id: string; starts_at: string }[];
    }>();
    const ids = sessions.map(({ id }) => id);
    await deliver(0);
    const waiting = () =>
      test.database
        .selectFrom('outbox_mails')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('session_id', 'in', ids)
        .where('kind', '=', 'moved')
        .executeTakeFirstOrThrow();
    const moveTo = (id: string, starts_at: string) =>
      large.browser.post(`/api/session/${id}/reschedule`, { starts_at, timezone_id: 'Europe/Lisbon' });
    for (const id of ids) await moveTo(id, inDays(5));
    expect(Number((await waiting()).count)).toBe(300);
    await test.clock.advance(mailUndoMs - 1000);
    for (const [index, { id, starts_at }] of sessions.entries())
      await (index < 5 ? moveTo(id, starts_at) : large.browser.post(`/api/session/${id}/cancel`));
    await deliver(2 * mailUndoMs);
    expect(Number((await waiting()).count)).toBe(0);
    const kinds = await test.database
      .selectFrom('outbox_mails')
      .select('kind')
      .distinct()
      .where('session_id', 'in', ids)
      .where('sent_at', 'is not', null)
      .orderBy('kind')
      .execute();
    expect(kinds.map(({ kind }) => kind)).toEqual(['cancelled', 'invitation']);
  });
});
