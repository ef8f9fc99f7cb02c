import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ExpTokenAnswer } from '../../../contract/calls/schemas/participants.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import type {
  InvitationPreview,
  InvitationPreviewRequest,
  SessionOptions,
} from '../../../contract/calls/schemas/sessions/session-planning.ts';
import {
  type CompanyFixture,
  createCompany,
  invitationRequest,
  sessionRequest,
} from '../../support/company-fixture.ts';
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

const german: SessionOptions = { timer_factor: 1, chat: true, analytics: true, mail_language: 'de' };

const plan = async (options: SessionOptions = german) =>
  (await company.browser.post('/api/session', sessionRequest(test, { options }))).json<SessionDetail>();

const move = (session: SessionDetail) =>
  company.browser.post(`/api/session/${session.id}/reschedule`, {
    starts_at: new Date(test.clock.now() + 5 * 24 * 3_600_000).toISOString(),
    timezone_id: 'Europe/Lisbon',
  });

async function mailsTo(session: SessionDetail, recipient: string) {
  const rows = await test.database
    .selectFrom('outbox_mails')
    .selectAll()
    .where('session_id', '=', session.id)
    .where('recipient', '=', recipient)
    .orderBy('id')
    .execute();
  return rows.map(({ subject, html, ics }) => ({
    subject: subject.split(':')[0],
    story: html.match(/The Borrowed Light|Das geliehene Licht/)?.[0],
    calendar: ics?.replaceAll('\r\n ', '').match(/DESCRIPTION:([^:]*):/)?.[1],
  }));
}

it('guests are written to in the language of the session, story and calendar entry with it', async () => {
  const session = await plan();
  expect(session.options.mail_language).toBe('de');
  await move(session);
  expect(await mailsTo(session, 'ana@team.example')).toEqual([
    { subject: 'Einladung', story: 'Das geliehene Licht', calendar: 'Das geliehene Licht' },
    { subject: 'Neuer Termin', story: 'Das geliehene Licht', calendar: 'Das geliehene Licht' },
  ]);
});

it('mails participants in the language that they chose', async () => {
  const session = await plan();
  const seat = test.browser();
  const link_token = session.seats[0]?.personal_link.split('#link=')[1];
  const entered = await seat.post('/api/exp/link', { link_token });
  seat.token = entered.json<ExpTokenAnswer>().token;
  expect((await seat.post('/api/exp/language', { language: 'en' })).statusCode).toBe(204);
  await move(session);
  expect((await mailsTo(session, 'ana@team.example')).map(({ subject }) => subject)).toEqual([
    'Einladung',
    'New time',
  ]);
  expect((await mailsTo(session, 'ben@team.example')).at(-1)?.subject).toBe('Neuer Termin');
});

it('the language can be changed for all mails that follow', async () => {
  const session = await plan();
  await company.browser.send('PATCH', `/api/session/${session.id}`, {
    options: { ...german, mail_language: 'en' },
  });
  await move(session);
  expect((await mailsTo(session, 'ana@team.example')).at(-1)?.subject).toBe('New time');
});

it('mails an entry code in the language of the session', async () => {
  await company.browser.send('PUT', '/api/company/settings', { confirm_address: true });
  const session = await plan();
  await test.browser().post('/api/exp/code', { email: 'ana@team.example', session_id: session.id });
  const { subject } = await test.database
    .selectFrom('outbox_mails')
    .select('subject')
    .where('kind', '=', 'entry-code')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(subject).toBe('Dein Code für Winter adventure');
});

it('refuses a language that mails are not written in', async () => {
  const options = { ...german, mail_language: 'xx' };
  const answer = await company.browser.post('/api/session', { ...sessionRequest(test), options });
  expect(answer.statusCode).toBe(422);
});

const preview = (changes?: Partial<InvitationPreviewRequest>) =>
  company.browser.post('/api/session/invitation', invitationRequest(test, changes));

it('an invitation can be read before it is sent, word for word, and its links lead nowhere', async () => {
  const starts_at = new Date(test.clock.now() + 48 * 3_600_000).toISOString();
  const shown = (await preview({ starts_at })).json<InvitationPreview>();
  const session = await plan();
  const sent = await test.database
    .selectFrom('outbox_mails')
    .select(['subject', 'html'])
    .where('session_id', '=', session.id)
    .where('recipient', '=', 'ana@team.example')
    .executeTakeFirstOrThrow();
  const comparable = (html: string) => html.replace(/href="[^"]*"/g, 'href').replace(/·{22}/, session.id);
  expect(shown.subject).toBe(sent.subject);
  expect(comparable(shown.html)).toBe(comparable(sent.html));
  const led = [...shown.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(led.filter((href) => href?.includes('/experience/'))).toEqual([]);
});

it('an invitation to be read is refused as the session itself would be', async () => {
  const refused = await Promise.all(
    [
      { story_slug: 'no-story' },
      { timezone_id: 'Nowhere/At_All' },
      { starts_at: '2020-01-01T00:00:00Z' },
      { title: '   ' },
    ].map(async (changes) => (await preview(changes)).statusCode),
  );
  expect(refused).toEqual([422, 422, 422, 422]);
  expect((await test.browser().post('/api/session/invitation', invitationRequest(test))).statusCode).toBe(
    401,
  );
});
