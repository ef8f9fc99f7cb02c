import { afterAll, beforeAll, expect, test } from 'vitest';
import { office, type OperatedServer, startOperatedServer } from '../../support/servers/operated-server.ts';
import { outbox } from '../../support/sign-up.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let operated: OperatedServer;
let server: TestApp;
beforeAll(async () => {
  operated = await startOperatedServer();
  ({ server } = operated);
});
afterAll(() => operated.close());

const message = { name: 'Mia', email: 'mia@quay.example', topic: 'sales', message: 'How many people?' };
const send = (change: object = {}, to = server) =>
  to.browser().post('/api/contact', { ...message, ...change });

test('a contact message is stored, acknowledged and mailed to the operator', async () => {
  const response = await send({ session_id: 'abc' });
  expect([response.statusCode, response.json()]).toEqual([
    202,
    { message: 'Thank you. Your message has arrived.' },
  ]);
  const kept = await server.database.selectFrom('contact_requests').selectAll().execute();
  expect(kept).toMatchObject([{ ...message, session_id: 'abc' }]);
  const mails = await outbox(server);
  expect(mails.map(({ kind, recipient, subject }) => [kind, recipient, subject])).toEqual([
    ['contact', message.email, 'We have your message'],
    ['contact-notice', office, 'Contact form, sales: Mia'],
  ]);
  for (const fact of ['Mia', message.email, 'sales', 'abc', message.message])
    expect(mails[1]?.body_text).toContain(fact);
});

test('a message with the hidden field filled in is accepted and not stored', async () => {
  const { statusCode } = await send({ email: 'bot@quay.example', website: 'https://buy.example' });
  expect(statusCode).toBe(202);
  const kept = await server.database
    .selectFrom('contact_requests')
    .select('id')
    .where('email', '=', 'bot@quay.example')
    .execute();
  expect([kept, await outbox(server, 'bot@quay.example')]).toEqual([[], []]);
});

test('no mail is sent without a configured address', async () => {
  const quiet = await createTestApp();
  await send({}, quiet);
  expect((await outbox(quiet)).map(({ kind }) => kind)).toEqual(['contact']);
  await quiet.close();
});

test('markup in a name and line breaks in a message reach the operator as text, and add no header and no recipient', async () => {
  await server.services.mailDelivery.deliverDue();
  operated.sink.messages.splice(0);
  await send({
    name: 'Eve <b>x</b>',
    email: 'eve@quay.example',
    message: 'Hi\r\n.\r\nMAIL FROM:<x@evil.example>',
  });
  await server.services.mailDelivery.deliverDue();
  const notice = operated.sink.messages.find((mail) => mail.includes('Contact form')) ?? '';
  const headers = notice.slice(0, notice.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ');
  expect(headers).toContain('Subject: Contact form, sales: Eve <b>x</b>');
  expect(headers.split('\r\n').filter((line) => /^(to|cc|bcc):/i.test(line))).toEqual([`To: ${office}`]);
  const [row] = (await outbox(server, office)).slice(-1);
  expect(row?.html).not.toContain('<b>x</b>');
});

test('the operator has one address', async () => {
  await expect(createTestApp({ env: { CONTACT_EMAIL: 'a@x.example, b@y.example' } })).rejects.toThrow(
    'CONTACT_EMAIL must be one address',
  );
});

test('the confirmation is in the language of the sender’s browser', async () => {
  const email = 'greta@harbour.example';
  await server.browser().post('/api/contact', { ...message, email }, { 'accept-language': 'de' });
  expect((await outbox(server, email)).map(({ subject }) => subject)).toEqual([
    'Ihre Nachricht ist angekommen',
  ]);
});
