import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import type { Queryable } from '../../../server/database/database.ts';
import { endAccount } from '../../../server/identity/erase-user.ts';
import { sessionRequest } from '../../support/company-fixture.ts';
import { whileHeld } from '../../support/held-lock.ts';
import { linkIn, outbox, type SignedUp, signUpOwner, signUpSubAdmin } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => server.close());

const guest = (name: string) => ({ first_name: name, last_name: 'Silva', email: `${name}@guests.example` });

const planning = ({ browser }: SignedUp, ...names: string[]) =>
  browser.post(
    '/api/session',
    sessionRequest(server, { teams: [{ name: 'Otters', people: names.map(guest) }] }),
  );

async function plan(owner: SignedUp, ...names: string[]): Promise<SessionDetail> {
  const answer = await planning(owner, ...names);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<SessionDetail>();
}

async function grant({ companyId }: SignedUp) {
  await server.services.credits.grant(server.database, {
    operationKey: `more:${companyId}`,
    companyId,
    credits: 3,
    reason: 'Fixture',
  });
}

const closing = ({ browser, email, password }: SignedUp) =>
  browser.post('/api/profile/close', { email, password });

async function guestIn(session: SessionDetail, name: string) {
  const browser = server.browser();
  const seat = session.seats.find(({ first_name }) => first_name === name);
  browser.token = (await server.services.accessTokens.issueSeatToken(seat?.id ?? '')).token;
  return browser;
}

const statuses = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

/** What is left of a closed company. */
async function leftOf({ companyId }: SignedUp) {
  const { database } = server;
  const of = <Table extends 'users' | 'consumers' | 'sessions'>(table: Table) =>
    database.selectFrom(table as 'users').where('company_id', '=', companyId);
  const people = await of('consumers').select('first_name').distinct().execute();
  const users = await of('users').select('first_name').distinct().execute();
  const sessions = await database
    .selectFrom('sessions')
    .select('status')
    .distinct()
    .where('company_id', '=', companyId)
    .execute();
  const { name, colour } = await database
    .selectFrom('companies')
    .select(['name', 'colour'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return {
    company: [name, colour],
    people: people.map(({ first_name }) => first_name),
    users: users.map(({ first_name }) => first_name),
    sessions: sessions.map(({ status }) => status),
  };
}

const nothing = {
  company: ['Closed company', null],
  people: ['Erased'],
  users: ['Former'],
  sessions: ['cancelled'],
};

const lockUser =
  ({ userId }: SignedUp) =>
  (transaction: Queryable) =>
    transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();

const lockCompany =
  ({ companyId }: SignedUp) =>
  (transaction: Queryable) =>
    transaction.selectFrom('companies').select('id').where('id', '=', companyId).forUpdate().execute();

test('what a colleague plans while the owner closes the company is cancelled with the rest', async () => {
  const owner = await signUpOwner(server);
  const colleague = await signUpSubAdmin(server, owner);
  const [planned, closed] = await whileHeld(server.database, lockUser(colleague), [
    () => planning(colleague, 'ana', 'ben'),
    () => closing(owner),
  ]);
  expect([planned?.statusCode, closed?.statusCode]).toEqual([201, 200]);
  expect(await leftOf(owner)).toEqual(nothing);
});

test('adds nothing to a company by requests from before it closed', async () => {
  const owner = await signUpOwner(server);
  await grant(owner);
  const colleague = await signUpSubAdmin(server, owner);
  await plan(owner, 'ana', 'ben');
  const answers = await whileHeld(server.database, lockCompany(owner), [
    () => closing(owner),
    () => planning(owner, 'cy', 'dee'),
    () => planning(colleague, 'eve', 'flo'),
    () => colleague.browser.post('/api/consumer', { people: [guest('gus')] }),
    () => owner.browser.send('PUT', '/api/profile', { first_name: 'Rosa', company_name: 'Wren & Co' }),
    () => colleague.browser.send('PUT', '/api/company/colour', { colour: '#8a1f5c' }),
  ]);
  expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
  expect(await leftOf(owner)).toEqual(nothing);
});

test('an invitation accepted while the company closes leaves no account', async () => {
  const owner = await signUpOwner(server);
  const email = `deputy@company-${owner.companyId}.example`;
  await owner.browser.post('/api/company/admins', { email });
  const [mail] = await outbox(server, email);
  const token = linkIn(mail, '/invite-admin/').pathname.split('/').at(-1);
  const { password } = owner;
  const at = new Date(server.clock.now());
  const answers = await whileHeld(
    server.database,
    (transaction) =>
      transaction
        .insertInto('users')
        .values({ user_type_id: 2, first_name: '', last_name: '', email, created_at: at })
        .execute(),
    [
      () =>
        server.browser().post(`/api/admin-invitation/${token}/accept`, {
          first_name: 'Ben',
          last_name: 'Ruiz',
          password,
          password_confirmation: password,
        }),
      () => closing(owner),
    ],
    { meanwhile: (transaction) => transaction.deleteFrom('users').where('email', '=', email).execute() },
  );
  const [accepted, closed] = statuses(answers);
  expect([201, 410]).toContain(accepted);
  expect(closed).toBe(200);
  expect((await leftOf(owner)).users).toEqual(['Former']);
});

const openLobby = (id: string) => (transaction: Queryable) =>
  transaction.updateTable('sessions').set({ status: 'lobby' }).where('id', '=', id).execute();

const statusOf = async (id: string) =>
  (
    await server.database
      .selectFrom('sessions')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

test('a company does not close over a session whose doors open at that moment', async () => {
  const owner = await signUpOwner(server);
  const { id } = await plan(owner, 'ana', 'ben');
  const [closed] = await whileHeld(server.database, openLobby(id), [() => closing(owner)]);
  expect([closed?.statusCode, closed?.json().code]).toEqual([409, 'SESSION_010']);
  expect(await statusOf(id)).toBe('lobby');
});

test('a guest is not erased from a session whose doors open at that moment', async () => {
  const owner = await signUpOwner(server);
  const session = await plan(owner, 'ana', 'ben');
  const browser = await guestIn(session, 'ben');
  const [erased] = await whileHeld(server.database, openLobby(session.id), [
    () => browser.post('/api/exp/erase'),
  ]);
  expect(erased?.statusCode).toBe(409);
});

test('a guest erases themselves while the company closes', async () => {
  const owner = await signUpOwner(server);
  const session = await plan(owner, 'ana', 'ben');
  const browser = await guestIn(session, 'ben');
  const answers = await whileHeld(
    server.database,
    (transaction) =>
      transaction.selectFrom('sessions').select('id').where('id', '=', session.id).forUpdate().execute(),
    [() => closing(owner), () => browser.post('/api/exp/erase')],
  );
  expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
  expect(await leftOf(owner)).toEqual(nothing);
});

test('two guests of the same sessions are erased at once', async () => {
  const owner = await signUpOwner(server);
  await grant(owner);
  const one = await plan(owner, 'ana', 'cy');
  const other = await plan(owner, 'ben', 'cy');
  const join = ({ id }: SessionDetail, name: string) =>
    owner.browser.post('/api/consumer', { people: [guest(name)], session_id: id });
  expect(statuses([await join(other, 'ana'), await join(one, 'ben')])).toEqual([201, 201]);
  const [ana, ben] = [await guestIn(one, 'ana'), await guestIn(other, 'ben')];
  const erased = await whileHeld(
    server.database,
    (transaction) =>
      transaction
        .selectFrom('sessions')
        .select('id')
        .where('company_id', '=', owner.companyId)
        .forUpdate()
        .execute(),
    [() => ana.post('/api/exp/erase'), () => ben.post('/api/exp/erase')],
  );
  expect(statuses(erased)).toEqual([204, 204]);
});

test('creates and mails no password link while the account is being closed', async () => {
  const owner = await signUpOwner(server);
  const { accessTokens } = server.services;
  await whileHeld(
    server.database,
    (transaction) => endAccount(transaction, accessTokens, owner.userId, new Date(server.clock.now())),
    [() => server.browser().post('/api/auth/forgot-password', { email: owner.email })],
  );
  const links = server.database.selectFrom('password_resets').select('digest');
  expect(await links.where('user_id', '=', owner.userId).execute()).toEqual([]);
  expect((await outbox(server, owner.email)).map(({ kind }) => kind)).not.toContain('password-reset');
});
