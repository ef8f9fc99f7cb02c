import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { channels } from '../../../contract/messages/realtime-channels.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { allCalls } from '../../../server/calls.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import {
  createLobby,
  type LiveSession,
  reach,
  settle,
  simulatePresence,
} from '../../support/live-session.ts';
import { playResults } from '../../support/played-results.ts';
import { outbox, type SignedUp, signUpColleague } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let port: number;
let company: CompanyFixture;
let session: LiveSession;
let facilitator: SignedUp;

beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const address = server.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => server.close());
beforeEach(async () => {
  company = await createCompany(server);
  facilitator = await signUpColleague(server, company, userTypes.FACILITATOR);
  const presence = simulatePresence(server);
  session = await createLobby(server, { company });
  for (const { id } of session.seats) presence.enter(channels.session(session.id), id);
});

const assign = (user_ids: number[], id = session.id) =>
  company.browser.send('PUT', `/api/session/${id}/facilitators`, { user_ids });
const control = (body: object, id = session.id) =>
  facilitator.browser.post(`/api/session/${id}/control`, body);
const statusOf = async (path: string) => (await facilitator.browser.get(path)).statusCode;
const events = async () => {
  const { body } = await fetch(`http://127.0.0.1:${port}/api/dashboard/events`, {
    headers: { authorization: `Bearer ${facilitator.browser.token}` },
  });
  if (!body) throw new Error('The stream has no body');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  return {
    /** Up to the named event, or all that was sent until the stream's end. */
    async until(event: string) {
      let text = '';
      while (!text.includes(`event: ${event}\n`)) {
        const { value, done } = await reader.read();
        if (done) return { text, hasEnded: true };
        text += value;
      }
      return { text, hasEnded: false };
    },
    close: () => reader.cancel(),
  };
};

test('an assigned session is mailed, listed, started, led and spoken to', async () => {
  expect((await facilitator.browser.get('/api/hosted-session')).json()).toEqual({ sessions: [] });
  const assigned = await assign([facilitator.userId]);
  expect([assigned.statusCode, assigned.json()]).toEqual([
    200,
    {
      facilitators: [{ id: facilitator.userId, first_name: 'Ben', last_name: 'Ruiz', assigned: true }],
    },
  ]);
  const mail = (await outbox(server, facilitator.email)).at(-1);
  expect(mail?.subject).toBe('You facilitate Winter adventure');
  expect(mail?.body_text).toContain(`/dashboard/hosting/${session.id}`);
  const { sessions } = (await facilitator.browser.get('/api/hosted-session')).json();
  expect(sessions.map(({ id }: { id: string }) => id)).toEqual([session.id]);
  const detail = (await facilitator.browser.get(`/api/hosted-session/${session.id}`)).json();
  expect(detail).toMatchObject({ title: 'Winter adventure', status: 'lobby' });
  expect(detail.seats.map(({ first_name }: { first_name: string }) => first_name)).toEqual([
    'Ana',
    'Ben',
    'Chloe',
  ]);
  expect((await control({ action: 'start_now' })).statusCode).toBe(200);
  await settle(server);
  const sent = await control({
    action: 'say',
    message_id: 'message-0001',
    team_id: null,
    text: 'Good evening',
  });
  expect(sent.json().said).toEqual([expect.objectContaining({ text: 'Good evening', by: 'Ben Ruiz' })]);
  await reach(server, session, { phase: 'decision' });
  const live = (await facilitator.browser.get(`/api/session/${session.id}/live`)).json();
  expect(live.phase).toBe('decision');
  const entries = (await company.browser.get('/api/company/audit')).json().entries;
  expect(entries.map(({ act }: { act: string }) => act)).toEqual(
    expect.arrayContaining(['session.facilitators', 'session.control']),
  );
});

test('each facilitator is mailed once, and only those of the company can be assigned', async () => {
  await assign([facilitator.userId]);
  await assign([facilitator.userId]);
  const mails = (await outbox(server, facilitator.email)).filter(({ kind }) => kind === 'facilitator');
  expect(mails).toHaveLength(1);
  const other = await createCompany(server);
  const stranger = await signUpColleague(server, other, userTypes.FACILITATOR);
  for (const userId of [company.userId, stranger.userId, 9_999_999])
    expect([userId, (await assign([userId])).statusCode]).toEqual([userId, 422]);
  expect(
    (await other.browser.send('PUT', `/api/session/${session.id}/facilitators`, { user_ids: [] })).statusCode,
  ).toBe(404);
});

test('facilitators are mailed when their session moves or is cancelled, unless the move is taken back', async () => {
  const planned = (await company.browser.post('/api/session', sessionRequest(server))).json();
  await assign([facilitator.userId], planned.id);
  const subjects = async () =>
    (await outbox(server, facilitator.email))
      .filter(({ kind }) => kind !== 'facilitator')
      .map(({ subject }) => subject);
  const move = (hours: number) =>
    company.browser.post(`/api/session/${planned.id}/reschedule`, {
      starts_at: new Date(Date.parse(planned.starts_at) + hours * 3_600_000).toISOString(),
      timezone_id: planned.timezone_id,
    });
  const before = await subjects();
  expect((await move(2)).statusCode).toBe(200);
  expect(await subjects()).toEqual([...before, `${planned.title} has moved`]);
  expect((await move(0)).statusCode).toBe(200);
  expect(await subjects()).toEqual(before);
  expect((await company.browser.post(`/api/session/${planned.id}/cancel`)).statusCode).toBe(200);
  expect(await subjects()).toEqual([...before, `${planned.title} is cancelled`]);
});

test('a session that is not assigned is 404, by every call', async () => {
  const other = (await company.browser.post('/api/session', sessionRequest(server))).json();
  await assign([facilitator.userId], other.id);
  for (const path of [
    `/api/hosted-session/${session.id}`,
    `/api/session/${session.id}/live`,
    `/api/session/${session.id}/results`,
    `/api/session/${session.id}/results.pdf`,
    '/api/hosted-session/x',
  ])
    expect([path, await statusOf(path)]).toEqual([path, 404]);
  expect((await control({ action: 'start_now' })).statusCode).toBe(404);
});

test('no answer that a facilitator can get has an address of a guest, or a credit', async () => {
  await assign([facilitator.userId]);
  const started = await control({ action: 'start_now' });
  expect(started.statusCode).toBe(200);
  const played = await playResults(server, company);
  await assign([facilitator.userId], played.id);
  const emails = (await server.database.selectFrom('consumers').select('email').execute()).map(
    ({ email }) => email,
  );
  expect(emails.length).toBeGreaterThan(5);
  const known = [...emails, 'rosa@', 'personal_link', 'person_id', 'reply_to'];
  let answered = 0;
  for (const { address } of allCalls(server.services, 'test')) {
    if (address.path === '/api/dashboard/events' || address.access === 'participant') continue;
    for (const id of [session.id, played.id]) {
      const path = address.path.replace(':id', id).replaceAll(/:[A-Za-z]+/g, '1');
      const isRead = address.method === 'GET';
      const isOpen = ['public', 'user', 'host'].includes(address.access);
      if (!isRead && isOpen) continue;
      const answer = isRead
        ? await facilitator.browser.get(path)
        : await facilitator.browser.send(address.method, path, {});
      if (!isOpen) expect([address.path, answer.statusCode]).toEqual([address.path, 403]);
      if (answer.statusCode === 200) answered += 1;
      for (const text of known)
        expect([address.path, answer.body.includes(text)]).toEqual([address.path, false]);
      if (address.access === 'host')
        expect([address.path, /credit/i.test(answer.body)]).toEqual([address.path, false]);
    }
  }
  expect(answered).toBeGreaterThan(8);
  for (const text of known) expect(started.body).not.toContain(text);
});

test('ending an assignment ends access at once, and an open stream no longer reports the session', async () => {
  await assign([facilitator.userId]);
  const stream = await events();
  await control({ action: 'start_now' });
  const before = await stream.until('session');
  expect(before.text).toContain(session.id);
  await assign([]);
  const received = await stream.until('company');
  expect(await statusOf(`/api/hosted-session/${session.id}`)).toBe(404);
  expect((await control({ action: 'hold' })).statusCode).toBe(404);
  await company.browser.post(`/api/session/${session.id}/control`, { action: 'hold' });
  await settle(server);
  await assign([]);
  const after = await stream.until('company');
  expect([received.hasEnded, after.text.includes(session.id)]).toEqual([false, false]);
  await stream.close();
});

test('another role ends access and the open stream at once; returning to it restores no session', async () => {
  const stream = await events();
  await assign([facilitator.userId]);
  await stream.until('company');
  const change = (user_type_id: number) =>
    company.browser.send('PUT', `/api/company/admins/${facilitator.userId}/role`, { user_type_id });
  expect((await change(userTypes.READER)).statusCode).toBe(204);
  expect(await statusOf(`/api/hosted-session/${session.id}`)).toBe(403);
  expect((await stream.until('nothing')).hasEnded).toBe(true);
  await change(userTypes.FACILITATOR);
  expect(await statusOf(`/api/hosted-session/${session.id}`)).toBe(404);
});
