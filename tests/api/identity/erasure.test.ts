import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsumerListAnswer } from '../../../contract/calls/schemas/consumers.ts';
import type { Order } from '../../../contract/calls/schemas/orders.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { sessionRequest } from '../../support/company-fixture.ts';
import {
  linkIn,
  outbox,
  ownerPassword,
  registration,
  type SignedUp,
  signUpOwner,
  signUpSubAdmin,
} from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

const office = 'office@muster.example';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder(), env: { CONTACT_EMAIL: office } });
});
afterAll(() => server.close());

const guests = (domain: string) => ({
  name: 'Otters',
  people: ['Ana', 'Ben', 'Chloe'].map((first_name) => ({
    first_name,
    last_name: 'Silva',
    email: `${first_name.toLowerCase()}@${domain}`,
  })),
});

async function schedule({ browser, companyId }: SignedUp): Promise<SessionDetail> {
  const teams = [guests(`guests-${companyId}.example`)];
  const answer = await browser.post('/api/session', sessionRequest(server, { teams }));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<SessionDetail>();
}

async function enter(email: string, sessionId: string) {
  const guest = server.browser();
  const answer = await guest.get(`/api/exp/auth?email=${encodeURIComponent(email)}&sessionId=${sessionId}`);
  guest.token = answer.json().token;
  return guest;
}

const closing = (who: SignedUp, change: object = {}) =>
  who.browser.post('/api/profile/close', { email: who.email, password: ownerPassword, ...change });

async function everythingThatSays(words: readonly string[]): Promise<string[]> {
  const { database } = server;
  const tables = [
    'users',
    'profiles',
    'consumers',
    'seats',
    'companies',
    'outbox_mails',
    'session_messages',
    'awards',
  ] as const;
  const found: string[] = [];
  for (const table of tables) {
    const rows = await database.selectFrom(table).selectAll().execute();
    for (const row of rows) {
      const text = JSON.stringify(row);
      found.push(...words.filter((word) => text.includes(word)).map((word) => `${table}: ${word}`));
    }
  }
  return found;
}

test('logging out everywhere ends every sign-in of the person and no other', async () => {
  const owner = await signUpOwner(server);
  const colleague = await signUpSubAdmin(server, owner);
  const phone = server.browser();
  phone.token = (await server.services.accessTokens.issueUserToken(owner.userId)).token;
  const answer = await owner.browser.post('/api/logout/everywhere');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { message: 'You are logged out on every device.' },
  ]);
  const statuses = [owner.browser, phone, colleague.browser].map(async (browser) => {
    const { statusCode } = await browser.get('/api/user');
    return statusCode;
  });
  expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
});

test('an account closes for its own address and password only', async () => {
  const owner = await signUpOwner(server);
  const wrongAddress = await closing(owner, { email: 'somebody@else.example' });
  expect([wrongAddress.statusCode, wrongAddress.json().errors]).toEqual([
    422,
    { email: ['This is not the email address of your account.'] },
  ]);
  const wrongPassword = await closing(owner, { password: 'a guess' });
  expect([wrongPassword.statusCode, wrongPassword.json().code]).toEqual([422, 'USER_012']);
  expect((await closing(owner, { password: undefined })).statusCode).toBe(422);
  expect((await owner.browser.get('/api/user')).statusCode).toBe(200);
});

test('a sub-administrator’s account is deleted, and the sessions they planned stay', async () => {
  const owner = await signUpOwner(server);
  const colleague = await signUpSubAdmin(server, owner);
  const { id } = await schedule(colleague);
  expect((await closing(colleague, { password: colleague.password })).statusCode).toBe(200);
  expect((await colleague.browser.get('/api/user')).statusCode).toBe(401);
  const left = await server.database
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'password_hash'])
    .where('id', '=', colleague.userId)
    .execute();
  expect(left).toEqual([
    {
      first_name: 'Former',
      last_name: 'administrator',
      email: `erased-${colleague.userId}@erased.invalid`,
      password_hash: null,
    },
  ]);
  const session = (await owner.browser.get(`/api/session/${id}`)).json<SessionDetail>();
  expect(session.status).toBe('scheduled');
  const [sent] = (await outbox(server, colleague.email)).slice(-1);
  expect(sent?.subject).toBe('Your account is closed');
});

test('an owner closes the company: sessions are cancelled, guests notified, names and addresses erased', async () => {
  const owner = await signUpOwner(server, { company_name: 'Tallow Works' });
  const { id } = await schedule(owner);
  const ana = `ana@guests-${owner.companyId}.example`;
  const guest = await enter(ana, id);
  await owner.browser.post(`/api/session/${id}/message`, {
    text: 'Tallow Works will be there',
    team_id: null,
  });
  await owner.browser.send('PUT', '/api/company/colour', { colour: '#8a1f5c' });
  expect((await closing(owner)).statusCode).toBe(200);

  expect((await owner.browser.get('/api/user')).statusCode).toBe(401);
  expect((await guest.get(`/api/consumer/getdatapackage?sessionId=${id}`)).statusCode).toBe(401);
  const again = await server.browser().post('/api/login', { email: owner.email, password: ownerPassword });
  expect(again.statusCode).toBe(422);
  const session = await server.database
    .selectFrom('sessions')
    .select('status')
    .where('id', '=', id)
    .execute();
  expect(session).toEqual([{ status: 'cancelled' }]);
  const company = await server.database
    .selectFrom('companies')
    .select(['name', 'colour'])
    .where('id', '=', owner.companyId)
    .executeTakeFirstOrThrow();
  expect(company).toEqual({ name: 'Closed company', colour: null });
  const sent = (await outbox(server, ana)).filter((mail) => mail.session_id === id);
  expect(sent.at(-1)?.ics_method).toBe('CANCEL');
  const [notice] = (await outbox(server, office)).slice(-1);
  expect([notice?.subject, notice?.body_text.includes('1 unused')]).toEqual([
    'Account closed: Tallow Works',
    true,
  ]);

  while ((await server.services.mailDelivery.deliverDue()) > 0);
  await server.clock.advance(31 * 24 * 60 * 60_000);
  await server.services.jobs.tick();
  expect(await everythingThatSays(['Tallow Works', owner.email, ana])).toEqual([]);
});

test('an invoice that a closing company has not paid is taken back; one whose credits it had stays owed', async () => {
  const owner = await signUpOwner(server, { company_name: 'Wren Works' });
  const bill = `bills@wren-${owner.companyId}.example`;
  const billing = {
    name: 'Wren Works',
    address: 'Rua 1',
    country: 'PT',
    email: bill,
    tax_id: null,
    purchase_order: null,
  };
  const order = async (name: string) => {
    const answer = await owner.browser.post(
      '/api/checkout/order',
      { pack_id: 'single', quantity: 1, payment: 'invoice', billing },
      { 'idempotency-key': `order-${name}-${owner.companyId}` },
    );
    return answer.json<Order>();
  };
  const unpaid = await order('unpaid');
  await server.database
    .updateTable('companies')
    .set({ invoice_at_once: true })
    .where('id', '=', owner.companyId)
    .execute();
  const owed = await order('owed');
  expect((await closing(owner)).statusCode).toBe(200);

  const rows = await server.database
    .selectFrom('orders')
    .select(['number', 'status'])
    .where('company_id', '=', owner.companyId)
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { number: unpaid.number, status: 'cancelled' },
    { number: owed.number, status: 'pending' },
  ]);
  const kinds = (await outbox(server, bill)).map(({ kind }) => kind);
  expect(kinds).toEqual(['invoice', 'invoice', 'invoice-cancelled']);
  const [notice] = (await outbox(server, office)).slice(-1);
  expect(notice?.body_text).toContain(`Unpaid invoices: ${owed.number}: 1 credit, given already`);
});

test('guests of a closed company see so, by link and by token, and no one with another secret', async () => {
  const owner = await signUpOwner(server);
  const { id, seats } = await schedule(owner);
  const [ana] = seats;
  const link_token = ana?.personal_link.split('#link=')[1] ?? '';
  const guest = await enter(ana?.email ?? '', id);
  expect((await closing(owner)).statusCode).toBe(200);

  const sent = {
    message: 'Consumer not assigned to a session',
    code: 'CONSUMER_002',
    errors: {
      company: [
        'The company that invited you has closed its account. Its sessions are cancelled and earlier results are no longer available.',
      ],
    },
    reason: { name: 'companyClosed', values: {} },
  };
  const answers = [
    await server.browser().post('/api/exp/link', { link_token }),
    await guest.get(`/api/consumer/getdatapackage?sessionId=${id}`),
    await guest.get('/api/exp/snapshot'),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
    [410, 401, 401].map((status) => [status, sent]),
  );
  guest.token = `${guest.token?.slice(0, -2)}AA`;
  expect((await guest.get('/api/exp/snapshot')).json()).toEqual({ message: 'Unauthenticated.' });
  await server.clock.advance(8 * 60 * 60_000);
  const late = await server.browser().post('/api/exp/link', { link_token });
  expect(late.statusCode).toBe(410);
});

test('a company with an open session does not close', async () => {
  const owner = await signUpOwner(server);
  const { id } = await schedule(owner);
  await server.database.updateTable('sessions').set({ status: 'lobby' }).where('id', '=', id).execute();
  const answer = await closing(owner);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'SESSION_010']);
  expect((await owner.browser.get('/api/user')).statusCode).toBe(200);
});

test('removes a guest from coming and past sessions by their own link', async () => {
  const owner = await signUpOwner(server);
  await server.services.credits.grant(server.database, {
    operationKey: `more:${owner.companyId}`,
    companyId: owner.companyId,
    credits: 3,
    reason: 'Fixture',
  });
  const domain = `guests-${owner.companyId}.example`;
  const ben = `ben@${domain}`;
  const past = await schedule(owner);
  const future = await schedule(owner);
  const guest = await enter(ben, past.id);
  await server.database.updateTable('sessions').set({ status: 'lobby' }).where('id', '=', past.id).execute();
  expect((await guest.post('/api/exp/erase')).statusCode).toBe(409);
  await server.database
    .updateTable('sessions')
    .set({ status: 'completed' })
    .where('id', '=', past.id)
    .execute();
  const tokens = (await outbox(server, ben)).map((mail) =>
    linkIn(mail, '/experience/').hash.replace('#link=', ''),
  );
  const [seat] = past.seats.filter(({ email }) => email === ben);
  await server.database
    .insertInto('awards')
    .values({
      code: 'AwardOfBenSilva_',
      session_id: past.id,
      seat_id: seat?.id ?? '',
      team_id: past.teams[0]?.id ?? 0,
      payload: '{}',
      signature: '',
      created_at: new Date(server.clock.now()),
      revoked_reason: 'Ben was not there',
    })
    .execute();
  expect((await guest.post('/api/exp/erase')).statusCode).toBe(204);
  const award = await server.browser().get('/api/award/AwardOfBenSilva_');
  expect(award.json()).toMatchObject({
    valid: false,
    revoked: { reason: 'It no longer names anybody: the holder’s data was erased.' },
  });

  expect((await guest.get(`/api/consumer/getdatapackage?sessionId=${past.id}`)).statusCode).toBe(401);
  const names = async (id: string) =>
    (await owner.browser.get(`/api/session/${id}`))
      .json<SessionDetail>()
      .seats.map(({ first_name, last_name, email }) => `${first_name} ${last_name} ${email.split('@')[1]}`);
  expect((await names(past.id)).toSorted()).toEqual([
    `Ana Silva ${domain}`,
    `Chloe Silva ${domain}`,
    'Erased guest erased.invalid',
  ]);
  expect((await names(future.id)).toSorted()).toEqual([`Ana Silva ${domain}`, `Chloe Silva ${domain}`]);
  expect(await everythingThatSays([ben])).toEqual([]);
  const answers = tokens.map((link_token) => server.browser().post('/api/exp/link', { link_token }));
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([422, 422]);
});

test('an erased address admits no one, cannot be taken and gets no mail', async () => {
  const owner = await signUpOwner(server);
  const ben = `ben@guests-${owner.companyId}.example`;
  const session = await schedule(owner);
  const guest = await enter(ben, session.id);
  await server.database
    .updateTable('sessions')
    .set({ status: 'completed' })
    .where('id', '=', session.id)
    .execute();
  const list = async () => (await owner.browser.get('/api/consumer')).json<ConsumerListAnswer>().consumers;
  const { id } = (await list()).find(({ email }) => email === ben) ?? { id: 0 };
  expect((await guest.post('/api/exp/erase')).statusCode).toBe(204);
  const [row] = await server.database.selectFrom('consumers').select('email').where('id', '=', id).execute();
  const email = row?.email ?? '';
  expect(email).toMatch(/^erased-\d+@erased\.invalid$/);

  const door = await server
    .browser()
    .get(`/api/exp/auth?email=${encodeURIComponent(email)}&sessionId=${session.id}`);
  expect([door.statusCode, door.json().errors]).toEqual([
    422,
    { email: ['We couldn’t find an invitation for this email and session.'] },
  ]);
  expect((await list()).map((consumer) => consumer.id)).not.toContain(id);
  const byId = await owner.browser.post('/api/consumer', { people: [], consumer_ids: [id] });
  expect([byId.statusCode, byId.json().code]).toEqual([404, 'CONSUMER_001']);
  const [first_name, last_name] = ['Ben', 'Again'];
  const typed = await owner.browser.post('/api/consumer', { people: [{ first_name, last_name, email }] });
  expect([typed.statusCode, typed.json().errors]).toEqual([
    422,
    { 'people.0.email': [`Ben Again (${email}): No email reaches this address.`] },
  ]);
  const next = `erased-${owner.userId}@erased.invalid`;
  const taken = await server.browser().post('/api/auth/register', registration({ email: next }));
  expect([taken.statusCode, taken.json().errors]).toEqual([
    422,
    { email: ['No email reaches this address.'] },
  ]);
});
