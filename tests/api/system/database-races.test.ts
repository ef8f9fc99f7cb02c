import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auth } from '../../../contract/rules/business-constants.ts';
import type { SessionDetail } from '../../../contract/calls/schemas/sessions/session-detail.ts';
import { createSessionTasks } from '../../../server/jobs/session-tasks.ts';
import { createMailDelivery } from '../../../server/mail/mail-delivery.ts';
import { noteBounced, noteInvited } from '../../../server/sessions/people/seat-writes.ts';
import { type CompanyFixture, createCompany, sessionRequest } from '../../support/company-fixture.ts';
import { whileHeld } from '../../support/held-lock.ts';
import { outbox, registration } from '../../support/sign-up.ts';
import { writeStoryFolder } from '../../support/story-folder.ts';
import { createTestApp, type TestApp } from '../../support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({ storiesRoot: writeStoryFolder() });
});
afterAll(() => server.close());

async function plan({ browser }: CompanyFixture, change: Parameters<typeof sessionRequest>[1] = {}) {
  const answer = await browser.post('/api/session', sessionRequest(server, change));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<SessionDetail>();
}

const seatOf = (session: SessionDetail, name: string) => {
  const seat = session.seats.find(({ first_name }) => first_name === name);
  if (!seat) throw new Error(`Nobody is called ${name}`);
  return seat;
};
const addressOf = (session: SessionDetail, name: string) => {
  const { id: seatId, email: recipient } = seatOf(session, name);
  return { seatId, recipient };
};

it('an invitation sent while its person is removed is sent once, and blocks neither', async () => {
  while ((await server.services.mailDelivery.deliverDue()) > 0);
  const company = await createCompany(server);
  const session = await plan(company);
  const { id } = seatOf(session, 'Ben');
  await server.services.accessTokens.issueSeatToken(id);
  await server.database
    .updateTable('outbox_mails')
    .set({ sent_at: new Date(server.clock.now()) })
    .where('session_id', '=', session.id)
    .where('seat_id', '!=', id)
    .execute();
  const sent: string[] = [];
  const delivery = createMailDelivery({
    ...server.services,
    transport: {
      send: async ({ recipient, kind }) => void sent.push(`${kind} ${recipient}`),
      verify: async () => {},
      close: () => {},
    },
    drawAttachment: () => Promise.reject(new Error('no mail here has an attachment')),
    seatNotes: { noteInvited, noteBounced },
    onSettled: async () => {},
    log: pino({ level: 'silent' }),
  });
  const [removed, tried] = await whileHeld<unknown>(
    server.database,
    (transaction) =>
      transaction.selectFrom('access_tokens').select('id').where('seat_id', '=', id).forUpdate().execute(),
    [
      () => company.browser.post(`/api/session/${session.id}/attendees`, { add: [], remove: [id], move: [] }),
      () => delivery.deliverDue(),
    ],
  );
  expect(removed).toMatchObject({ statusCode: 200 });
  expect(tried).toBeGreaterThan(0);
  await server.clock.advance(10 * 60_000);
  await delivery.deliverDue();
  expect(sent.sort()).toEqual(['invitation ben@team.example', 'removed ben@team.example']);
});

it('every bounced invitation is reported to the organiser, also one during the report of another', async () => {
  const company = await createCompany(server);
  const session = await plan(company);
  const { notifyOrganisers } = createSessionTasks(server.services);
  const minutes = (count: number) => server.clock.advance(count * 60_000);
  await noteBounced(server.database, addressOf(session, 'Ana'), new Date(server.clock.now()), true);
  await minutes(3);
  const at = new Date(server.clock.now());
  const operation_key = `session:${session.id}:organiser:undelivered:${at.getTime()}`;
  const letter = { kind: 'test', recipient: '', subject: '', html: '', body_text: '' };
  await whileHeld<unknown>(
    server.database,
    (transaction) =>
      transaction
        .insertInto('outbox_mails')
        .values({ ...letter, operation_key, created_at: at, due_at: at })
        .execute(),
    [notifyOrganisers],
    {
      async meanwhile(transaction) {
        await noteBounced(transaction, addressOf(session, 'Ben'), at, true);
        await transaction.deleteFrom('outbox_mails').where('operation_key', '=', operation_key).execute();
      },
    },
  );
  await minutes(3);
  await notifyOrganisers();
  const mails = await server.database
    .selectFrom('outbox_mails')
    .select('body_text')
    .where('session_id', '=', session.id)
    .where('kind', '=', 'undelivered')
    .execute();
  const texts = mails.map(({ body_text }) => body_text).join('\n');
  expect(['Ana Silva', 'Ben Okoro'].filter((name) => !texts.includes(name))).toEqual([]);
});

it('people who are added at once without a team are spread over the smallest ones', async () => {
  const company = await createCompany(server);
  const guest = (name: string) => ({ first_name: name, last_name: 'Guest', email: `${name}@spread.example` });
  const { id } = await plan(company, {
    teams: [
      { name: 'Otters', people: [guest('ana')] },
      { name: 'Herons', people: [guest('ben')] },
    ],
  });
  const added = await whileHeld(
    server.database,
    (transaction) =>
      transaction.selectFrom('sessions').select('id').where('id', '=', id).forUpdate().execute(),
    ['cy', 'dee'].map(
      (name) => () => company.browser.post('/api/consumer', { people: [guest(name)], session_id: id }),
    ),
  );
  expect(added.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const { seats } = (await company.browser.get(`/api/session/${id}`)).json<SessionDetail>();
  expect(seats.map(({ team_id }) => team_id)).toEqual([1, 1, 2, 2]);
});

it('of two invitations of one administrator at once the second takes the place of the first', async () => {
  const company = await createCompany(server);
  const email = 'deputy@harbour.example';
  const invited = await whileHeld(
    server.database,
    (transaction) =>
      transaction
        .selectFrom('companies')
        .select('id')
        .where('id', '=', company.companyId)
        .forUpdate()
        .execute(),
    [1, 2].map(() => () => company.browser.post('/api/company/admins', { email })),
  );
  expect(invited.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { invitations } = (await company.browser.get('/api/company/admins')).json();
  expect(invitations).toMatchObject([{ email }]);
});

it('mails one of two concurrently requested verification links', async () => {
  const { email } = registration();
  await server.browser().post('/api/auth/register', registration({ email }));
  await server.clock.advance(auth.verificationResendMs);
  const { emailVerification } = server.services;
  await whileHeld(
    server.database,
    (transaction) =>
      transaction.selectFrom('users').select('id').where('email', '=', email).forUpdate().execute(),
    [1, 2].map(() => async () => {
      await server.clock.advance(1);
      await emailVerification.resend(email);
    }),
  );
  expect(await outbox(server, email)).toHaveLength(2);
});
