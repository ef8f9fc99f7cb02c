import { createCompany, sessionRequest } from '../../support/company-fixture.ts';
import type { Order } from '../../../contract/calls/schemas/orders.ts';
import { createLobby, reach, settle, simulatePresence } from '../../support/live-session.ts';
import { pageId, shopCustomer, testCheckoutOf } from '../../support/shop-customer.ts';
import type { TestApp } from '../../support/test-app.ts';
import { channels } from '../../../contract/messages/realtime-channels.ts';

/** Something that the product does in several writes. */
export interface ChaosAct {
  /** What is there before it, in a database that every run gets a copy of. */
  prepare(app: TestApp): Promise<unknown>;
  /** Done anew by the process after the one that was killed. */
  perform(app: TestApp): Promise<unknown>;
}

const minute = 60_000;

async function organiserOf({ database, services, browser }: TestApp) {
  const { id } = await database.selectFrom('users').select('id').orderBy('id').executeTakeFirstOrThrow();
  const organiser = browser();
  organiser.token = (await services.accessTokens.issueUserToken(id)).token;
  return organiser;
}

const idIn = async ({ database }: TestApp, table: 'sessions' | 'orders' | 'consumers') =>
  (await database.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow()).id;

async function planned(app: TestApp): Promise<void> {
  const { browser } = await createCompany(app, { credits: 5 });
  const answer = await browser.post('/api/session', sessionRequest(app));
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

function accepted({ statusCode, body }: { statusCode: number; body: string }): void {
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body}`);
}

/** Everybody comes, and time passes until the session is over. */
async function playOn(app: TestApp): Promise<void> {
  const presence = simulatePresence(app);
  const id = await idIn(app, 'sessions');
  const seats = await app.database.selectFrom('seats').select('id').execute();
  for (const seat of seats) presence.enter(channels.session(String(id)), seat.id);
  await app.services.directors.start();
  await app.services.directors.sync(String(id));
  await settle(app);
  await reach(app, { id: String(id) }, { phase: 'ended' });
  await settle(app);
}

export const chaosActs = {
  scheduling: {
    prepare: (app) => createCompany(app, { credits: 5 }),
    perform: async (app) => {
      const organiser = await organiserOf(app);
      accepted(
        await organiser.post('/api/session', sessionRequest(app), { 'idempotency-key': 'scheduled-once' }),
      );
    },
  },
  payment: {
    prepare: (app) => createCompany(app, { credits: 0 }),
    perform: async (app) => {
      const { card, payments } = testCheckoutOf(app);
      const company = await app.database.selectFrom('companies').select('id').executeTakeFirstOrThrow();
      const customer = shopCustomer(app, { browser: await organiserOf(app), companyId: company.id });
      const { id, status } = (await customer.place({}, 'ordered-once')).json<Order>();
      if (status === 'paid') return;
      const pages = await customer.pages();
      const page = pages.find((each) => each.payment_status === 'paid')?.id ?? pageId(await customer.pay(id));
      await payments.pay(page);
      const facts = await card.read(page);
      if (facts?.state !== 'paid') throw new Error('not paid');
      await app.services.settleOrder(facts, 'evt_paid_once');
    },
  },
  invitation: {
    prepare: planned,
    perform: async (app) => {
      const organiser = await organiserOf(app);
      const session = `/api/session/${await idIn(app, 'sessions')}`;
      accepted(await organiser.post(`${session}/invite`, {}, { 'idempotency-key': 'invited-once' }));
      accepted(
        await organiser.post(
          '/api/company/admins',
          { email: 'ben@harbour.example' },
          { 'idempotency-key': 'asked-once' },
        ),
      );
    },
  },
  mail: {
    prepare: planned,
    perform: async (app) => {
      for (let tries = 0; tries < 3; tries += 1) {
        await app.services.mailDelivery.deliverDue();
        await app.clock.advance(10 * minute);
      }
    },
  },
  erasure: {
    prepare: planned,
    perform: async (app) => {
      const consumerId = Number(await idIn(app, 'consumers'));
      await app.services.guestErasure.erase({ consumerId });
    },
  },
  session: {
    prepare: (app) => createLobby(app),
    perform: playOn,
  },
} satisfies Record<string, ChaosAct>;

export type ChaosActName = keyof typeof chaosActs;

/** What came of it, the same whatever was killed on the way. */
export async function outcome({ database }: TestApp) {
  const counted = async (
    table: 'seats' | 'awards' | 'consumers' | 'team_scores' | 'ledger_transfers' | 'admin_invitations',
  ) =>
    (
      await database
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n;
  const mails = await database.selectFrom('outbox_mails').select(['kind', 'sent_at', 'failed_at']).execute();
  const sessions = await database.selectFrom('sessions').select('status').execute();
  const orders = await database.selectFrom('orders').select('status').execute();
  const balances = await database
    .selectFrom('credit_balances')
    .select(['available', 'reserved', 'consumed'])
    .orderBy('company_id')
    .execute();
  const addresses = await database.selectFrom('consumers').select('email').execute();
  const events = await database.selectFrom('session_events').select('seq').orderBy('seq').execute();
  return {
    seats: await counted('seats'),
    awards: await counted('awards'),
    scores: await counted('team_scores'),
    invitations: await counted('admin_invitations'),
    transfers: await counted('ledger_transfers'),
    sessions: sessions.map(({ status }) => status),
    orders: orders.map(({ status }) => status),
    balances,
    mails: mails
      .map(({ kind, sent_at, failed_at }) => `${kind} ${sent_at ? 'sent' : failed_at ? 'failed' : 'waits'}`)
      .toSorted(),
    erased: addresses.filter(({ email }) => email.endsWith('@erased.invalid')).length,
    /** No event of a log is missing or there twice. */
    isLogWhole: events.every(({ seq }, index) => seq === index + 1),
  };
}
