import { mailUndoMs } from '../../../contract/rules/business-constants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DataPackage } from '../../../contract/calls/schemas/participants.ts';
import { liveSession } from '../../../contract/rules/business-constants.ts';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import type { DashboardAnswer } from '../../../contract/calls/schemas/dashboard.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import type { SessionListAnswer } from '../../../contract/calls/schemas/sessions/session-lists.ts';
import type { SessionChange } from '../../../server/sessions/session-changes.ts';
import {
  createLobby,
  type LiveSession,
  pass,
  reach,
  recordPublished,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const minute = 60_000;
const hour = 60 * minute;
let test: TestApp;
let presence: ReturnType<typeof simulatePresence>;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
  presence = simulatePresence(test);
  await test.services.directors.start();
});
afterAll(() => test.close());

const decline = (session: LiveSession, name: string, declined = true) =>
  session.seat(name).browser.post('/api/exp/decline', { declined });
const detailOf = async (session: LiveSession) =>
  (await session.company.browser.get(`/api/session/${session.id}`)).json<SessionDetail>();
const statesOf = async (session: LiveSession) =>
  Object.fromEntries((await detailOf(session)).seats.map(({ first_name, state }) => [first_name, state]));
const enter = (session: LiveSession, name: string) =>
  presence.enter(channels.session(session.id), session.seat(name).id);

async function declinedOf(session: LiveSession, name: string): Promise<boolean> {
  const url = `/api/consumer/getdatapackage?sessionId=${session.id}`;
  return (await session.seat(name).browser.get(url)).json<DataPackage>().declined;
}

async function rosterOf(session: LiveSession, asked = 'Ben') {
  await settle(test);
  return (await session.snapshot(asked)).public.seats.map(({ name, team_id, present }) => ({
    name,
    team_id,
    present,
  }));
}

/** Eight hours end a company's sign-in. */
async function signInAgain({ company }: LiveSession): Promise<void> {
  company.browser.token = (await test.services.accessTokens.issueUserToken(company.userId)).token;
}

async function runAfter(ms: number): Promise<void> {
  await test.clock.advance(ms);
  await test.services.jobs.tick();
}

const mailsTo = (session: LiveSession, name: string) =>
  test.database
    .selectFrom('outbox_mails')
    .select(['kind', 'body_text as text', 'html', 'ics'])
    .where('seat_id', '=', session.seat(name).id)
    .orderBy('id')
    .execute();
const kindsTo = async (session: LiveSession, name: string) =>
  (await mailsTo(session, name)).map(({ kind }) => kind);

describe('before the doors open', () => {
  let session: LiveSession;
  beforeEach(async () => {
    session = await createLobby(test, { inMs: 48 * hour });
  });

  it('a decline is shown to the organiser, and affects no other seat', async () => {
    const credits = (await detailOf(session)).credits;
    expect((await decline(session, 'Ana')).statusCode).toBe(204);
    expect(await statesOf(session)).toEqual({ Ana: 'declined', Ben: 'not_sent', Chloe: 'not_sent' });
    expect([await declinedOf(session, 'Ana'), await declinedOf(session, 'Ben')]).toEqual([true, false]);
    expect((await detailOf(session)).credits).toEqual(credits);
    expect((await rosterOf(session)).map(({ name }) => name)).toEqual(['Ben Okoro', 'Chloe Duval']);
  });

  it('repeated changes nothing and is reported once', async () => {
    const changes: SessionChange[] = [];
    const stop = test.services.changes.subscribe((change) => changes.push(change));
    const at = test.clock.now();
    await decline(session, 'Ana');
    await test.clock.advance(minute);
    expect((await decline(session, 'Ana')).statusCode).toBe(204);
    stop();
    const seat = await test.database
      .selectFrom('seats')
      .select('declined_at')
      .where('id', '=', session.seat('Ana').id)
      .executeTakeFirst();
    expect(seat).toEqual({ declined_at: new Date(at) });
    expect(changes).toEqual([
      { sessionId: session.id, companyId: session.company.companyId, status: 'scheduled', what: 'attendees' },
    ]);
  });

  it('it is taken back: the same team, the same state as before', async () => {
    const before = { states: await statesOf(session), roster: await rosterOf(session) };
    await decline(session, 'Ana');
    for (let times = 0; times < 2; times += 1)
      expect((await decline(session, 'Ana', false)).statusCode).toBe(204);
    expect({ states: await statesOf(session), roster: await rosterOf(session) }).toEqual(before);
    expect(await declinedOf(session, 'Ana')).toBe(false);
  });

  it('the numbers add up wherever they are shown', async () => {
    for (const { id } of session.seats)
      await test.database
        .updateTable('seats')
        .set({ opened_at: new Date(test.clock.now()) })
        .where('id', '=', id)
        .execute();
    const check = { verdict: 'failed', details: { network: 'failed', screen: 'warned', camera: 'untested' } };
    for (const { browser } of session.seats) await browser.post('/api/exp/check', check);
    await decline(session, 'Ana');
    const people = { invited: 3, declined: 1, opened: 2, checked: 2, problems: 2, joined: 0 };
    const { browser } = session.company;
    expect((await detailOf(session)).people).toEqual(people);
    expect((await browser.get('/api/session')).json<SessionListAnswer>().sessions[0]?.people).toEqual(people);
    const home = (await browser.get('/api/dashboard')).json<DashboardAnswer>();
    expect(home.next_session?.people).toEqual(people);
    expect(home.to_do.filter(({ kind }) => kind === 'help_with_devices')).toEqual([
      {
        kind: 'help_with_devices',
        text: 'Ben Okoro and Chloe Duval need help with their devices before Winter adventure',
        href: `/dashboard/sessions/${session.id}`,
      },
    ]);
    const seen = { verdict: 'failed', failed: ['network'], warned: ['screen'], untested: ['camera'] };
    expect((await detailOf(session)).seats.map((seat) => seat.check)).toEqual([null, seen, seen]);
  });

  it('reopening the link marks no one as joined', async () => {
    await decline(session, 'Ana');
    const link = (await detailOf(session)).seats.find(
      ({ first_name }) => first_name === 'Ana',
    )?.personal_link;
    const answer = await test.browser().post('/api/exp/link', { link_token: link?.split('#link=')[1] ?? '' });
    expect(answer.statusCode).toBe(200);
    expect((await statesOf(session)).Ana).toBe('declined');
    expect(await declinedOf(session, 'Ana')).toBe(true);
  });

  it('no reminder follows, nor an invitation to all; one of their own does', async () => {
    await decline(session, 'Ana');
    await runAfter(24 * hour + minute);
    await signInAgain(session);
    await session.company.browser.post(`/api/session/${session.id}/invite`, {});
    await runAfter(23 * hour);
    await runAfter(45 * minute);
    expect(await kindsTo(session, 'Ana')).toEqual(['invitation']);
    expect(await kindsTo(session, 'Ben')).toEqual([
      'invitation',
      'reminder_day',
      'invitation',
      'reminder_hour',
      'reminder_lobby',
    ]);
    await signInAgain(session);
    const seat_ids = [session.seat('Ana').id];
    await session.company.browser.post(`/api/session/${session.id}/invite`, { seat_ids });
    expect(await kindsTo(session, 'Ana')).toEqual(['invitation', 'invitation']);
    expect((await statesOf(session)).Ana).toBe('declined');
  });

  it('a new time is mailed with a way back, a cancellation removes the calendar entry', async () => {
    await decline(session, 'Ana');
    const starts_at = new Date(test.clock.now() + 96 * hour).toISOString();
    await session.company.browser.post(`/api/session/${session.id}/reschedule`, {
      starts_at,
      timezone_id: 'Europe/Lisbon',
    });
    const moved = async (name: string) => (await mailsTo(session, name)).find(({ kind }) => kind === 'moved');
    expect((await moved('Ana'))?.text).toContain('I can come after all:');
    expect((await moved('Ana'))?.text).not.toContain('?answer=cannot');
    expect((await moved('Ben'))?.text).toContain('?answer=cannot#link=');
    expect((await statesOf(session)).Ana).toBe('declined');
    await test.clock.advance(mailUndoMs);
    while ((await test.services.mailDelivery.deliverDue()) > 0);
    await session.company.browser.post(`/api/session/${session.id}/cancel`);
    const [, , ...last] = await mailsTo(session, 'Ana');
    expect(last.map(({ kind }) => kind)).toEqual(['cancelled']);
    expect(last[0]?.text).toContain('You had already declined, so you don’t need to do anything.');
    expect(last[0]?.ics?.split('\r\n')).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:2']),
    );
    const others = (await mailsTo(session, 'Ben')).at(-1);
    expect(others?.text).not.toContain('cannot come');
    expect(await kindsTo(session, 'Ben')).toEqual(['invitation', 'moved', 'cancelled']);
    expect((await decline(session, 'Ana', false)).json()).toMatchObject({ code: 'SESSION_004' });
  });

  it('the organiser gets no mail, and can remove the person from the list', async () => {
    await decline(session, 'Ana');
    const toOrganiser = await test.database
      .selectFrom('outbox_mails')
      .select('kind')
      .where('session_id', '=', session.id)
      .where('seat_id', 'is', null)
      .execute();
    expect(toOrganiser).toEqual([]);
    const remove = [session.seat('Ana').id];
    await session.company.browser.post(`/api/session/${session.id}/attendees`, { add: [], remove });
    expect(await statesOf(session)).toEqual({ Ben: 'not_sent', Chloe: 'not_sent' });
  });

  it('a word that is neither yes nor no is refused', async () => {
    const { browser } = session.seat('Ana');
    for (const body of [undefined, {}, { declined: 'yes' }, { declined: null }])
      expect((await browser.post('/api/exp/decline', body)).statusCode).toBe(422);
    expect(await declinedOf(session, 'Ana')).toBe(false);
  });
});

describe('the mails', () => {
  it('offer it in the invitation and before the start, in both their forms', async () => {
    const session = await createLobby(test, { inMs: 25 * hour });
    const [ana] = (await detailOf(session)).seats;
    await runAfter(hour + minute);
    await runAfter(23 * hour);
    const link = ana?.personal_link.replace('#', '?answer=cannot#');
    const mails = await mailsTo(session, 'Ana');
    expect(mails.map(({ kind }) => kind)).toEqual(['invitation', 'reminder_day', 'reminder_hour']);
    for (const { text, html } of mails) {
      expect(text).toContain(`I can’t come: ${link}\n`);
      expect(html).toContain(`<a href="${link}" style="color:#145A40">I can’t come</a>`);
    }
  });
});

describe('in the lobby', () => {
  let session: LiveSession;
  beforeEach(async () => {
    session = await createLobby(test);
    for (const { name } of session.seats) enter(session, name);
    await settle(test);
  });

  it('the roster drops the seat and all are notified; withdrawn, it is back', async () => {
    const full = await rosterOf(session);
    const published = recordPublished(test);
    await decline(session, 'Ana');
    await pass(test, 1000);
    expect((await rosterOf(session)).map(({ name }) => name)).toEqual(['Ben Okoro', 'Chloe Duval']);
    expect(published.map(({ channel }) => channel)).toContain(channels.session(session.id));
    presence.leave(channels.session(session.id), session.seat('Ana').id);
    await decline(session, 'Ana', false);
    const away = full.map((seat) => ({ ...seat, present: seat.name !== 'Ana Silva' }));
    expect(await rosterOf(session)).toEqual(expect.arrayContaining(away));
    enter(session, 'Ana');
    expect(await rosterOf(session)).toEqual(expect.arrayContaining(full));
    expect((await statesOf(session)).Ana).toBe('joined');
  });

  it('a seat that stayed in the waiting room is present again', async () => {
    await decline(session, 'Ana');
    await settle(test);
    await decline(session, 'Ana', false);
    const [own] = (await rosterOf(session, 'Ana')).filter(({ name }) => name === 'Ana Silva');
    expect(own).toEqual({ name: 'Ana Silva', team_id: 1, present: true });
  });

  it('the snapshot is available as soon as it is taken back', async () => {
    await decline(session, 'Ana');
    expect((await session.seat('Ana').browser.get('/api/exp/snapshot')).statusCode).toBe(404);
    await decline(session, 'Ana', false);
    expect((await session.seat('Ana').browser.get('/api/exp/snapshot')).statusCode).toBe(200);
  });

  it('the story begins without them and waits for no other seat', async () => {
    await decline(session, 'Ana');
    await reach(test, session, { phase: 'decision' });
    const { decision } = (await session.snapshot('Ben')).public;
    await session.vote('Ben', decision?.scene_id ?? '', decision?.options[0]?.id ?? '');
    await session.vote('Chloe', decision?.scene_id ?? '', decision?.options[0]?.id ?? '');
    expect((await session.snapshot('Ben')).public.decision?.close_at).toBe(
      (decision?.open_at ?? 0) + liveSession.decisionLeastMs,
    );
  });
});

describe('late', () => {
  it('no seat can decline during the story, and declined ones may still enter', async () => {
    const session = await createLobby(test);
    await decline(session, 'Chloe');
    for (const name of ['Ana', 'Ben']) enter(session, name);
    await reach(test, session, { phase: 'clip' });
    const refused = await decline(session, 'Ana');
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'SESSION_004']);
    expect((await decline(session, 'Chloe', false)).statusCode).toBe(204);
    enter(session, 'Chloe');
    await settle(test);
    const { seats } = (await session.snapshot('Chloe')).public;
    expect(seats.map(({ present }) => present)).toEqual([true, true, true]);
  });

  it('after the end both are refused, and the seat stays as it was', async () => {
    const session = await createLobby(test);
    await decline(session, 'Chloe');
    for (const name of ['Ana', 'Ben']) enter(session, name);
    await reach(test, session, { phase: 'ended' });
    const answers = [await decline(session, 'Ana'), await decline(session, 'Chloe', false)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(answers.map((answer) => answer.json<{ code: string }>().code)).toEqual([
      'SESSION_006',
      'SESSION_006',
    ]);
    expect(await statesOf(session)).toMatchObject({ Ana: 'joined', Chloe: 'declined' });
  });

  it('no results are sent to a seat that was present and then declined', async () => {
    const session = await createLobby(test);
    for (const { name } of session.seats) enter(session, name);
    await settle(test);
    await decline(session, 'Chloe');
    await reach(test, session, { phase: 'ended' });
    expect(await kindsTo(session, 'Chloe')).toEqual(['invitation']);
    expect(await kindsTo(session, 'Ben')).toEqual(['invitation', 'results']);
  });
});
