import { afterAll, beforeAll, expect, it } from 'vitest';
import type {
  OperatorAct,
  OperatorCompany,
  OperatorMail,
  OperatorOrder,
  OperatorReport,
  OperatorSession,
} from '../../../contract/calls/schemas/operator.ts';
import { userTypes } from '../../../contract/rules/people/user-types.ts';
import { enqueueMail } from '../../../server/mail/outbox.ts';
import { type CompanyFixture, createCompany } from '../../support/company-fixture.ts';
import { createLobby, type LiveSession, simulatePresence } from '../../support/live-session.ts';
import { shopCustomer } from '../../support/shop-customer.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
let operator: CompanyFixture;
let company: CompanyFixture;
let session: LiveSession;

beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
  simulatePresence(server);
  await server.services.directors.start();
  operator = await createCompany(server, { name: 'Operator', userTypeId: userTypes.ADMIN });
  company = await createCompany(server, { name: 'Łódź Works', credits: 3 });
  session = await createLobby(server, { company });
});
afterAll(() => server.close());

async function rows<Row>(what: string): Promise<Row[]> {
  const answer = await operator.browser.get(`/api/operator/${what}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ rows: Row[] }>().rows;
}
const act = (path: string, body: object = {}) => operator.browser.post(`/api/operator/${path}`, body);
const lastAct = async () => (await rows<OperatorAct>('act'))[0];
const operatorEmail = () => `rosa@company-${operator.companyId}.example`;

it('lists companies with their credits, found by a part of the name, page by page', async () => {
  expect(await rows<OperatorCompany>('company')).toMatchObject([
    { name: 'Operator' },
    { id: company.companyId, name: 'Łódź Works', accounts: 1, sessions: 1, available: 2, reserved: 1 },
  ]);
  expect(await rows<OperatorCompany>('company?search=%20works')).toMatchObject([{ name: 'Łódź Works' }]);
  expect(await rows<OperatorCompany>('company?search=%25')).toEqual([]);
  expect(await rows<OperatorCompany>(`company?cursor=${operator.companyId}`)).toHaveLength(1);
});

it('moves credits once for a key, and notes who did and why', async () => {
  const balance = () => server.services.credits.balance(server.database, company.companyId);
  const { available } = await balance();
  const path = `company/${company.companyId}/credits`;
  const grant = () =>
    operator.browser.post(
      `/api/operator/${path}`,
      { how: 'grant', credits: 5, reason: 'A late start' },
      { 'idempotency-key': 'given-once' },
    );
  expect((await grant()).statusCode).toBe(204);
  expect((await grant()).statusCode).toBe(204);
  expect((await balance()).available).toBe(available + 5);
  expect(await lastAct()).toMatchObject({
    verb: 'credits grant',
    subject: `company ${company.companyId}, 5`,
    reason: 'A late start',
    by: operatorEmail(),
  });
  expect((await act(path, { how: 'take', credits: 4, reason: 'Too many' })).statusCode).toBe(204);
  expect((await balance()).available).toBe(available + 1);
  const acts = (await rows<OperatorAct>('act')).length;
  const refused = await act(path, { how: 'take', credits: 400, reason: 'Too many' });
  expect(refused.statusCode).toBe(409);
  expect(await rows<OperatorAct>('act')).toHaveLength(acts);
  expect((await act(path, { how: 'take', credits: 1, reason: ' ' })).statusCode).toBe(422);
  expect((await act('company/999999/credits', { how: 'take', credits: 1, reason: 'None' })).statusCode).toBe(
    409,
  );
});

it('lists refused emails with the reason, and sends those that were given up again', async () => {
  const at = server.clock.now();
  const mail = {
    operationKey: 'refused',
    kind: 'welcome',
    recipient: 'ina@quay.example',
    subject: 'Hello',
    at,
  };
  await enqueueMail(server.database, { ...mail, html: '<p>Hello</p>', text: 'Hello' });
  await server.database
    .updateTable('outbox_mails')
    .set({ attempts: 8, last_error: '550 No such mailbox', failed_at: new Date(at) })
    .where('operation_key', '=', 'refused')
    .execute();
  const [refused] = await rows<OperatorMail>('mail');
  expect(refused).toMatchObject({
    recipient: 'ina@quay.example',
    last_error: '550 No such mailbox',
    attempts: 8,
  });
  expect((await act(`mail/${refused?.id}/retry`)).statusCode).toBe(204);
  expect((await act(`mail/${refused?.id}/retry`)).json()).toMatchObject({
    message: `Mail ${refused?.id} was not given up`,
  });
  expect((await act('mail/all/retry')).statusCode).toBe(409);
  expect(await rows<OperatorMail>('mail')).toMatchObject([{ failed_at: null }]);
  expect(await lastAct()).toMatchObject({ verb: 'mail retry', subject: `mail ${refused?.id}` });
});

it('settles and cancels invoices', async () => {
  const customer = shopCustomer(server, company);
  const [paid, dropped] = [
    await customer.order({ payment: 'invoice' }),
    await customer.order({ payment: 'invoice' }),
  ];
  expect(await rows<OperatorOrder>('order')).toMatchObject([
    { number: paid.number, status: 'pending', company: 'Łódź Works', currency: 'EUR' },
    { number: dropped.number },
  ]);
  expect((await act(`order/${paid.number}/paid`)).statusCode).toBe(204);
  expect((await customer.read(paid.id)).status).toBe('paid');
  expect((await act(`order/${dropped.number}/cancel`, { reason: 'Ordered twice' })).statusCode).toBe(204);
  expect((await customer.read(dropped.id)).status).toBe('cancelled');
  expect((await act(`order/${dropped.number}/paid`)).statusCode).toBe(409);
  expect(await rows<OperatorOrder>('order')).toEqual([]);
  expect(await lastAct()).toMatchObject({ verb: 'order cancel', reason: 'Ordered twice' });
});

it('shows what guests reported, until its text is erased, and whether the host has seen it', async () => {
  const id = 'an-unkind-message';
  await session.seat('Ben').browser.post('/api/exp/chat', { id, text: 'Not you again' });
  for (const name of ['Ana', 'Chloe'])
    await session.seat(name).browser.post('/api/exp/chat/report', { message_id: id });
  const known = { session_id: session.id, title: 'Winter adventure', company: 'Łódź Works', id };
  expect(await rows<OperatorReport>('report')).toMatchObject([
    { ...known, text: 'Not you again', writer: 'Ben Okoro', reports: 2, seen: false },
  ]);
  await company.browser.post(`/api/session/${session.id}/control`, { action: 'see_report', message_id: id });
  expect(await rows<OperatorReport>('report')).toMatchObject([{ seen: true }]);
  await server.database.deleteFrom('chat_messages').where('id', '=', id).execute();
  expect(await rows<OperatorReport>('report')).toMatchObject([{ ...known, text: null, writer: null }]);
});

it('ends a session that hangs, once, and returns its credits', async () => {
  expect(await rows<OperatorSession>('session')).toMatchObject([
    { id: session.id, status: 'lobby', company: 'Łódź Works', directed: true },
  ]);
  expect((await act(`session/${session.id}/fail`, { reason: 'It hangs' })).statusCode).toBe(204);
  expect(await rows<OperatorSession>('session')).toMatchObject([{ status: 'failed' }]);
  expect((await act(`session/${session.id}/fail`, { reason: 'It hangs' })).json()).toMatchObject({
    message: 'A session that is failed cannot fail',
  });
  expect(await server.services.credits.balance(server.database, company.companyId)).toMatchObject({
    reserved: 0,
  });
});
