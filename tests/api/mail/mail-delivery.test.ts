import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { checkMail } from '../../../server/mail/mail-check.ts';
import { noteBounced, noteInvited } from '../../../server/sessions/people/seat-writes.ts';
import { createMailDelivery } from '../../../server/mail/mail-delivery.ts';
import type { MailTransport } from '../../../server/mail/mail-transport.ts';
import { enqueueMail } from '../../../server/mail/outbox.ts';
import { createSmtpTransport } from '../../../server/mail/smtp-transport.ts';
import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { type SmtpSink, startSmtpSink } from '../../support/servers/smtp-sink.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let sink: SmtpSink;
let test: TestApp;

beforeAll(async () => {
  sink = await startSmtpSink();
  test = await createTestApp({ storiesRoot: writeStoryFolder(), env: { SMTP_URL: sink.url } });
});
afterAll(async () => {
  await test.close();
  await sink.close();
});

const letter = (operationKey: string) => ({
  operationKey,
  kind: 'test',
  recipient: 'ana@team.example',
  subject: 'Hello',
  html: '<p>Hello</p>',
  text: 'Hello',
  at: test.clock.now(),
});
const rowOf = (operationKey: string) =>
  test.database
    .selectFrom('outbox_mails')
    .selectAll()
    .where('operation_key', '=', operationKey)
    .executeTakeFirstOrThrow();
const deliver = () => test.services.mailDelivery.deliverDue();

it('writes a mail once for its key, and not at all when the transaction fails', async () => {
  expect(await enqueueMail(test.database, letter('once'))).toBe(true);
  expect(await enqueueMail(test.database, letter('once'))).toBe(false);
  const failing = test.database.transaction().execute(async (transaction) => {
    await enqueueMail(transaction, letter('never'));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await deliver()).toBe(1);
  expect(await deliver()).toBe(0);
  expect(sink.messages.splice(0)).toEqual([expect.stringContaining('Subject: Hello\r\n')]);
});

it('tries again later after a temporary refusal, under the same Message-ID', async () => {
  sink.answers.push('451 try later', '451 try later');
  await enqueueMail(test.database, letter('retried'));
  await deliver();
  expect(await rowOf('retried')).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
  await test.clock.advance(14_000);
  expect(await deliver()).toBe(0);
  await test.clock.advance(1_000);
  expect(await deliver()).toBe(1);
  await test.clock.advance(30_000);
  await deliver();
  expect(await rowOf('retried')).toMatchObject({
    attempts: 3,
    sent_at: new Date(test.clock.now()),
    last_error: null,
  });
  expect(sink.messages.splice(0)).toHaveLength(1);
});

it('sends a mail once though the server is slow and another process looks for mails meanwhile', async () => {
  for (const key of ['slow 1', 'slow 2', 'slow 3']) await enqueueMail(test.database, letter(key));
  const sent: string[] = [];
  const deliveryBy = (send: MailTransport['send']) =>
    createMailDelivery({
      database: test.database,
      clock: test.clock,
      transport: { send, verify: async () => {}, close: () => {} },
      drawAttachment: () => Promise.reject(new Error('no mail here has an attachment')),
      seatNotes: { noteInvited, noteBounced },
      onSettled: async () => {},
      log: pino({ level: 'silent' }),
    });
  const other = deliveryBy(async ({ operation_key }) => {
    sent.push(`${operation_key}, by the other`);
  });
  const slow = deliveryBy(async ({ operation_key }) => {
    await test.clock.advance(90_000);
    await other.deliverDue();
    sent.push(operation_key);
  });
  await slow.deliverDue();
  expect(sent).toEqual(['slow 1', 'slow 2', 'slow 3']);
});

it('stops retrying after a permanent refusal, and shows the bounce to the organiser', async () => {
  const { browser } = await createCompany(test);
  const { id } = (await browser.post('/api/session', sessionRequest(test))).json<SessionDetail>();
  sink.answers.push('550 no such mailbox');
  await deliver();
  const { seats } = (await browser.get(`/api/session/${id}`)).json<SessionDetail>();
  expect(seats.map(({ state }) => state)).toEqual(['bounced', 'sent', 'sent']);
  expect(seats.map(({ refusal }) => refusal)).toEqual([
    expect.stringContaining('550 no such mailbox'),
    null,
    null,
  ]);
  const messages = sink.messages.splice(0);
  expect(messages).toHaveLength(2);
  for (const message of messages) {
    expect(message).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
    expect(message.match(/^To: .*$/gm)).toHaveLength(1);
  }
  const { to_do } = (await browser.get('/api/dashboard')).json();
  expect(to_do).toContainEqual({
    kind: 'resend_invitations',
    text: 'Some invitations to “Winter adventure” bounced',
    href: `/dashboard/sessions/${id}`,
  });
});

it('shows mails, their links and their calendar in the local outbox, and not in production', async () => {
  const local = await createTestApp({ storiesRoot: writeStoryFolder() });
  const { browser } = await createCompany(local);
  await browser.post('/api/session', sessionRequest(local));
  const list = await local.inject({ url: '/outbox' });
  expect(list.headers['content-security-policy']).toContain("default-src 'none'");
  expect(list.body).toContain('You are invited: Winter adventure');
  const { mails } = (await local.inject({ url: '/api/outbox' })).json();
  const [listed] = mails.filter(({ kind }: { kind: string }) => kind === 'invitation');
  const invitation = (await local.inject({ url: `/api/outbox/${listed.id}` })).json();
  expect(invitation).toMatchObject(listed);
  expect(invitation.links).toContainEqual(expect.stringMatching(/\/experience\/[\w-]{22}#link=[\w-]{43}$/));
  expect((await local.inject({ url: `/outbox/${listed.id}` })).body).toContain('session.ics');
  const framed = await local.inject({ url: `/outbox/${listed.id}/mail` });
  expect(framed.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(framed.body.replace('<base target="_top">', '')).toBe(invitation.html);
  expect((await local.inject({ url: '/outbox/99999999' })).statusCode).toBe(404);
  await local.close();
});

it('with SEND_MAIL=off closes a mail as not sent, and marks no seat as bounced', async () => {
  const silent = await createTestApp({ env: { SEND_MAIL: 'off' } });
  await enqueueMail(silent.database, { ...letter('silenced'), at: silent.clock.now() });
  expect(await silent.services.mailDelivery.deliverDue()).toBe(1);
  const row = await silent.database.selectFrom('outbox_mails').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ sent_at: null, last_error: 'Mail is off', failed_at: expect.any(Date) });
  expect(await silent.services.mailDelivery.deliverDue()).toBe(0);
  await silent.close();
});

it('reports whether the mail server accepts mails', async () => {
  expect(await checkMail(test.services.mailDelivery)).toBeUndefined();
  const away = createSmtpTransport('smtp://127.0.0.1:1', 'Muster <no-reply@muster.example>');
  expect(await checkMail(away)).toMatch(/^The mail server refuses us \(.*ECONNREFUSED.*\): check SMTP_URL/);
  away.close();
});

it('answers to a session’s mails go to the address that its organiser chose', async () => {
  await deliver();
  sink.messages.splice(0);
  const { browser } = await createCompany(test);
  const options = { timer_factor: 1, chat: true, analytics: true };
  const one = [{ name: 'A', people: [{ first_name: 'Ana', last_name: '', email: 'ana@reply.example' }] }];
  await browser.post(
    '/api/session',
    sessionRequest(test, { teams: one, options: { ...options, reply_to: ' Rosa@Team.example ' } }),
  );
  await deliver();
  expect(sink.messages.splice(0)).toEqual([expect.stringMatching(/^Reply-To: rosa@team\.example\r$/im)]);
  await browser.post('/api/session', sessionRequest(test, { teams: one, options }));
  await deliver();
  expect(sink.messages.splice(0)).toEqual([expect.not.stringContaining('Reply-To')]);
  for (const reply_to of ['rosa', 'rosa@team.example\r\nBcc: all@team.example', 'a@b.example, c@d.example']) {
    const refused = await browser.post(
      '/api/session',
      sessionRequest(test, { teams: one, options: { ...options, reply_to } }),
    );
    expect(refused.json()).toMatchObject({ errors: { 'options.reply_to': [expect.any(String)] } });
  }
});
