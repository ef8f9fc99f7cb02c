import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NotificationsAnswer } from '../../../contract/calls/schemas/notifications.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import type { NotificationKind } from '../../../contract/rules/people/notification-kinds.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import {
  noteBounced,
  noteChecked,
  noteDeclined,
  noteOpened,
} from '../../../server/sessions/people/seat-writes.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const minute = 60_000;
const hour = 60 * minute;
let server: TestApp;
let company: CompanyFixture;
let session: SessionDetail;

beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => server.close());
beforeEach(async () => {
  company = await createCompany(server);
  session = (await company.browser.post('/api/session', sessionRequest(server, { inMs: 72 * hour }))).json();
  while ((await server.services.mailDelivery.deliverDue()) > 0);
});

const email = () => `rosa@company-${company.companyId}.example`;
const now = () => new Date(server.clock.now());
const seatOf = (name: string) => session.seats.find(({ first_name }) => first_name === name)?.id ?? '';
const addressOf = (name: string) => ({
  seatId: seatOf(name),
  recipient: session.seats.find(({ first_name }) => first_name === name)?.email ?? '',
});

async function runAfter(ms: number): Promise<void> {
  await server.clock.advance(ms);
  await server.services.jobs.tick();
}

/** What went to the session's organisers since the start, without the invitations. */
async function organiserMails(): Promise<
  { kind: string; recipient: string; subject: string; text: string }[]
> {
  return server.database
    .selectFrom('outbox_mails')
    .select(['kind', 'recipient', 'subject', 'body_text as text'])
    .where('session_id', '=', session.id)
    .where('seat_id', 'is', null)
    .orderBy('id')
    .execute();
}

const choose = (kind: string, wanted: boolean) =>
  company.browser.send('PUT', `/api/notifications/${kind}`, { wanted });

test('a planner who may no longer plan gets no mail about people', async () => {
  const role = (user_type_id: number) =>
    server.database.updateTable('users').set({ user_type_id }).where('id', '=', company.userId).execute();
  await role(userTypes.READER);
  await runAfter(48 * hour + minute);
  expect(await organiserMails()).toEqual([]);
});

test('a day before, the organiser gets the session’s status, by name', async () => {
  await noteOpened(server.database, seatOf('Ana'), now());
  await noteChecked(server.database, seatOf('Ana'), now(), { verdict: 'failed', details: {} });
  await noteDeclined(server.database, seatOf('Ben'), now());
  await runAfter(48 * hour + minute);
  const mail = (await organiserMails()).find(({ kind }) => kind === 'readiness');
  expect(mail?.recipient).toBe(email());
  expect(mail?.subject).toBe(`Readiness: ${session.title}`);
  const text = mail?.text.replaceAll('\u2060', '') ?? '';
  for (const expected of ['Cannot come', 'Ben', 'Device problems', 'Ana', `1 of ${session.seats.length - 1}`])
    expect(text).toContain(expected);
  await runAfter(hour);
  expect((await organiserMails()).filter(({ kind }) => kind === 'readiness')).toHaveLength(1);
});

test('refused mails are reported together and once, and again after another invitation', async () => {
  await noteBounced(server.database, addressOf('Ana'), now(), true);
  await server.clock.advance(minute);
  await noteBounced(server.database, addressOf('Ben'), now(), true);
  await runAfter(minute);
  expect(await organiserMails(), 'not yet quiet').toEqual([]);
  await runAfter(2 * minute);
  const [mail] = await organiserMails();
  expect(mail).toMatchObject({ kind: 'undelivered', recipient: email() });
  expect(mail?.text.replaceAll('\u2060', '')).toMatch(/Ana.*ana@[\s\S]*Ben.*ben@/);

  await noteBounced(server.database, addressOf('Ana'), now(), false);
  await runAfter(5 * minute);
  expect(await organiserMails(), 'a refused reminder is no news').toHaveLength(1);
  await noteBounced(server.database, addressOf('Ana'), now(), true);
  await runAfter(5 * minute);
  expect(await organiserMails()).toHaveLength(2);
});

test('declines and their withdrawals are reported; an immediate change of mind is not', async () => {
  await noteDeclined(server.database, seatOf('Ana'), now());
  await noteDeclined(server.database, seatOf('Ben'), now());
  await noteDeclined(server.database, seatOf('Ben'), null);
  await runAfter(3 * minute);
  const all = session.seats.length;
  expect(await organiserMails()).toMatchObject([
    { kind: 'absences', subject: expect.stringMatching(/^Ana .*cannot come: /) },
  ]);
  expect((await organiserMails())[0]?.text).toContain(`${all - 1} of ${all}`);
  await noteDeclined(server.database, seatOf('Ana'), null);
  await runAfter(minute);
  expect((await organiserMails()).at(-1)?.subject).toMatch(/^Ana .*can come after all: /);
  await runAfter(5 * minute);
  expect(await organiserMails()).toHaveLength(2);
});

test('each mail can be declined by its recipient only, and is not sent later', async () => {
  const choices = async (by = company) =>
    (await by.browser.get('/api/notifications')).json<NotificationsAnswer>().notifications;
  const wanted = (...kinds: NotificationKind[]) =>
    (['readiness', 'undelivered', 'absences', 'results'] as const).map((kind) => ({
      kind,
      wanted: kinds.includes(kind),
    }));
  expect(await choices()).toEqual(wanted('readiness', 'undelivered', 'absences', 'results'));
  for (const kind of ['readiness', 'undelivered', 'absences']) await choose(kind, false);
  expect((await choose('absences', false)).json<NotificationsAnswer>().notifications).toEqual(
    wanted('results'),
  );
  expect(await choices(await createCompany(server))).toContainEqual({ kind: 'absences', wanted: true });

  await noteDeclined(server.database, seatOf('Ana'), now());
  await noteBounced(server.database, addressOf('Ben'), now(), true);
  await runAfter(3 * minute);
  await choose('absences', true);
  expect(await choices()).toEqual(wanted('absences', 'results'));
  await runAfter(48 * hour);
  expect(await organiserMails()).toEqual([]);
});

test('an unknown kind is USER_008, and an invalid choice names the missing field', async () => {
  const unknown = await choose('newsletter', false);
  expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'USER_008']);
  expect((await company.browser.send('PUT', '/api/notifications/results', {})).statusCode).toBe(422);
});

test('a deleted choice is the default again: the mail is sent; a kind that there is not is SETTING_002', async () => {
  const reset = (kind: string) => company.browser.send('DELETE', `/api/notifications/${kind}`);
  await choose('absences', false);
  const { notifications } = (await reset('absences')).json<NotificationsAnswer>();
  expect(notifications).toContainEqual({ kind: 'absences', wanted: true });
  await noteDeclined(server.database, seatOf('Ana'), now());
  await runAfter(3 * minute);
  expect((await organiserMails()).map(({ kind }) => kind)).toEqual(['absences']);
  const unknown = await reset('newsletter');
  expect([unknown.statusCode, unknown.json<{ code: string }>().code]).toEqual([404, 'SETTING_002']);
});

test('the owner gets it if the organiser’s account was deleted', async () => {
  const planner = await server.database
    .insertInto('users')
    .values({
      company_id: company.companyId,
      user_type_id: userTypes.CONSUMER_ADMIN_SUB,
      first_name: 'Gone',
      last_name: 'Away',
      email: 'gone@team.example',
      created_at: now(),
      disabled_at: now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await server.database
    .updateTable('sessions')
    .set({ created_by: planner.id })
    .where('id', '=', session.id)
    .execute();
  await noteDeclined(server.database, seatOf('Ana'), now());
  await runAfter(3 * minute);
  const [mail] = await organiserMails();
  expect(mail?.recipient).toBe(email());
  expect(mail?.text).toContain('no longer has an account');
});

test('a mail that is refused at a former address is no news of the corrected one', async () => {
  await noteBounced(server.database, { ...addressOf('Ana'), recipient: 'former@team.example' }, now(), true);
  await runAfter(5 * minute);
  expect(await organiserMails()).toEqual([]);
});
