import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import type {
  MailedMessageRequest,
  MailRecipients,
  SessionMails,
} from '../../../contract/calls/schemas/sessions/session-mails.ts';
import type { SessionChange } from '../../../server/sessions/session-changes.ts';
import {
  type CompanyFixture,
  createCompany,
  invitationRequest,
  sessionRequest,
} from '../../support/company-fixture.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const hour = 60 * 60_000;

let test: TestApp;
let company: CompanyFixture;
let session: SessionDetail;

beforeAll(async () => {
  test = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => test.close());
beforeEach(async () => {
  company = await createCompany(test);
  const teams = [
    { name: 'Otters', people: [person('Ana'), person('Ben')] },
    { name: 'Herons', people: [person('Cleo')] },
  ];
  session = (
    await company.browser.post('/api/session', sessionRequest(test, { teams }))
  ).json<SessionDetail>();
});

const person = (name: string) => ({
  first_name: name,
  last_name: 'Guest',
  email: `${name.toLowerCase()}@team.example`,
});

const mails = async (browser = company.browser) =>
  (await browser.get(`/api/session/${session.id}/mails`)).json<SessionMails>();
const write = (text: string, team_id: MailedMessageRequest['team_id'] = null, browser = company.browser) =>
  browser.post(`/api/session/${session.id}/message`, { text, team_id });

const messagesTo = (name: string) =>
  test.database
    .selectFrom('outbox_mails')
    .select(['subject', 'body_text'])
    .where('session_id', '=', session.id)
    .where('kind', '=', 'message')
    .where('recipient', '=', person(name).email)
    .orderBy('id')
    .execute();

it('mails a message to everybody expected, with the time and their own link', async () => {
  const declined = session.seats.find(({ first_name }) => first_name === 'Ben');
  await test.database
    .updateTable('seats')
    .set({ declined_at: new Date(test.clock.now()) })
    .where('id', '=', declined?.id ?? '')
    .execute();
  const answer = await write('  Bring something warm to drink.\nSee you there!  ');
  expect(answer.statusCode).toBe(200);
  const [mail] = await messagesTo('Ana');
  expect(mail?.subject).toBe('A message about Winter adventure');
  expect(mail?.body_text).toContain('Ana, Rosa Wren writes:');
  expect(mail?.body_text).toContain('> Bring something warm to drink.\n> See you there!');
  expect(mail?.body_text).toContain(
    session.seats.find(({ first_name }) => first_name === 'Ana')?.personal_link,
  );
  expect(await messagesTo('Cleo')).toHaveLength(1);
  expect(await messagesTo('Ben')).toEqual([]);
  expect(answer.json<SessionMails>().sent[0]).toEqual({
    id: expect.any(Number),
    kind: 'message',
    at: new Date(test.clock.now()).toISOString(),
    people: 2,
    delivered: 0,
    refused: 0,
    message: { text: 'Bring something warm to drink.\nSee you there!', by: 'Rosa Wren', team_id: null },
  });
});

it('a message to one team is sent to that team only, apart from another of the same minute', async () => {
  await write('To the herons', 2);
  await write('To all of you');
  const { sent } = await mails();
  expect(
    sent.filter(({ kind }) => kind === 'message').map(({ people, message }) => [people, message?.text]),
  ).toEqual(
    expect.arrayContaining([
      [1, 'To the herons'],
      [3, 'To all of you'],
    ]),
  );
  expect(await messagesTo('Ana')).toHaveLength(1);
  expect(await messagesTo('Cleo')).toHaveLength(2);
});

it('the list shows sent mails with their delivery, and scheduled ones', async () => {
  const { starts_at } = session;
  const before = (ms: number) => new Date(Date.parse(starts_at) - ms).toISOString();
  expect((await mails()).to_come).toEqual([
    { kind: 'reminder_day', at: before(24 * hour) },
    { kind: 'reminder_hour', at: before(hour) },
    { kind: 'reminder_lobby', at: before(hour / 4) },
  ]);
  await test.services.mailDelivery.deliverDue();
  await test.database
    .updateTable('outbox_mails')
    .set({ sent_at: null, failed_at: new Date(test.clock.now()), last_error: '550 no such user' })
    .where('session_id', '=', session.id)
    .where('recipient', '=', person('Ben').email)
    .execute();
  expect((await mails()).sent).toEqual([
    {
      id: expect.any(Number),
      kind: 'invitation',
      at: new Date(test.clock.now()).toISOString(),
      people: 3,
      delivered: 2,
      refused: 1,
      message: null,
    },
  ]);
  const [invitation] = (await mails()).sent;
  const asked = `/api/session/${session.id}/mails/${invitation?.id}`;
  const { recipients } = (await company.browser.get(asked)).json<MailRecipients>();
  expect(recipients.map(({ name, email, state }) => [name, email, state]).sort()).toEqual(
    session.seats.map(({ first_name, email }) => [
      `${first_name} Guest`,
      email,
      recipients.find((one) => one.email === email)?.state,
    ]),
  );
  expect(recipients.filter(({ state }) => state === 'refused')).toHaveLength(1);
  expect(recipients.find(({ state }) => state === 'refused')?.refusal).toBe('550 no such user');
  const stranger = await createCompany(test);
  expect((await stranger.browser.get(asked)).statusCode).toBe(404);
  for (const mail of ['0', '-1', 'x', '999999999', '99999999999999999999'])
    expect([
      mail,
      (await company.browser.get(`/api/session/${session.id}/mails/${mail}`)).statusCode,
    ]).toEqual([mail, 404]);
  await test.clock.advance(60_000);
  await write('To Herons alone', session.teams[1]?.id ?? null);
  await write('To everybody');
  const [all, herons] = (await mails()).sent;
  const namesOf = async (id: number | undefined) =>
    (await company.browser.get(`/api/session/${session.id}/mails/${id}`))
      .json<MailRecipients>()
      .recipients.map(({ name }) => name)
      .sort();
  expect(await namesOf(herons?.id)).toEqual(['Cleo Guest']);
  expect(await namesOf(all?.id)).toEqual(['Ana Guest', 'Ben Guest', 'Cleo Guest']);
  await company.browser.post(`/api/session/${session.id}/cancel`);
  const { sent, to_come } = await mails();
  expect([sent[0]?.kind, to_come]).toEqual(['cancelled', []]);
});

it('only those reminders are announced that will be sent', async () => {
  const soon = sessionRequest(test, { inMs: 3 * hour, timezone_id: 'Europe/Lisbon' });
  session = (await company.browser.post('/api/session', soon)).json<SessionDetail>();
  expect((await mails()).to_come.map(({ kind }) => kind)).toEqual(['reminder_hour', 'reminder_lobby']);
});

it('notifies the dashboard of a message and of delivered mails', async () => {
  const received: SessionChange['what'][] = [];
  test.services.changes.subscribe(({ sessionId, what }) => {
    if (sessionId === session.id) received.push(what);
  });
  await write('Hello');
  await test.services.mailDelivery.deliverDue();
  expect(received).toEqual(['mails', 'mails']);
});

it('an address in a message makes no link, and an account that has not confirmed its own writes nothing', async () => {
  await write('See https://intranet.example/room');
  const { html } = await test.database
    .selectFrom('outbox_mails')
    .select('html')
    .where('session_id', '=', session.id)
    .where('kind', '=', 'message')
    .executeTakeFirstOrThrow();
  expect(html).toContain('intranet.\u2060example/room');
  expect(html).not.toContain('intranet.example');
  const { userId: id } = company;
  await test.database.updateTable('users').set({ email_verified_at: null }).where('id', '=', id).execute();
  expect((await write('Hello')).statusCode).toBe(403);
});

it('refuses an empty or too long text, an empty team, a cancelled session and strangers', async () => {
  const refused = [await write(' \n '), await write('x'.repeat(2001)), await write('Hello', 9)];
  const stranger = await createCompany(test);
  refused.push(await write('Hello', null, stranger.browser));
  await company.browser.post(`/api/session/${session.id}/cancel`);
  refused.push(await write('Hello'));
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422, 404, 409]);
  expect(await messagesTo('Ana')).toEqual([]);
  expect((await stranger.browser.get(`/api/session/${session.id}/mails`)).statusCode).toBe(404);
});

it('the organiser’s own sentence is in the invitation and in its preview, and names no address', async () => {
  const options = { timer_factor: 1, chat: true, analytics: true };
  const invitation_note = 'Bring tea & <b>a friend</b>.';
  const answer = await company.browser.post(
    '/api/session',
    sessionRequest(test, { options: { ...options, invitation_note } }),
  );
  const planned = answer.json<SessionDetail>();
  expect(planned.options).toEqual({ ...options, invitation_note });
  const sent = await test.database
    .selectFrom('outbox_mails')
    .select(['html', 'body_text'])
    .where('session_id', '=', planned.id)
    .execute();
  expect(sent).toHaveLength(3);
  for (const { html, body_text } of sent) {
    expect(html).toContain('Bring tea &amp; &lt;b&gt;a friend&lt;/b&gt;.');
    expect(body_text).toContain(invitation_note);
  }
  const preview = (note: string) =>
    company.browser.post('/api/session/invitation', invitationRequest(test, { note }));
  expect((await preview(invitation_note)).json()).toMatchObject({
    html: expect.stringContaining('Bring tea &amp; &lt;b&gt;a friend&lt;/b&gt;.'),
  });
  const message = 'A sentence may not contain a web address or an email address.';
  const advert = 'Win at https://phish.example/now';
  expect((await preview(advert)).json()).toMatchObject({ errors: { note: [message] } });
  const refused = await company.browser.post(
    '/api/session',
    sessionRequest(test, { options: { ...options, invitation_note: advert } }),
  );
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    { message, errors: { 'options.invitation_note': [message] } },
  ]);
});
