import { createHmac } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { deriveKey } from '../secret.ts';
import type { TestPage } from '../database/test-page.ts';

const delayMs = 15_000;
/** As long as the payment service keeps its own pages open. */
const openMs = 24 * 60 * 60_000;
/** The code with which the payment service reports it. */
const refusal = 'card_declined';

export type TestPayments = ReturnType<typeof createTestPayments>;

/** The pages of the embedded test checkout. They are kept in the database, so that a restart forgets none of them. */
export function createTestPayments(deps: { database: Database; clock: Clock; secret: string }) {
  const { database, clock } = deps;
  const idKey = deriveKey(deps.secret, 'test payments');

  const read = async (id: string): Promise<TestPage | undefined> =>
    (await database.selectFrom('test_payments').select('page').where('id', '=', id).executeTakeFirst())?.page;

  /** Changes an open page once; undefined where somebody was faster. */
  async function change(
    id: string,
    isPossible: (page: TestPage) => boolean,
    next: (page: TestPage) => TestPage,
  ): Promise<TestPage | undefined> {
    return database.transaction().execute(async (transaction) => {
      const row = await transaction
        .selectFrom('test_payments')
        .select('page')
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!row || !isPossible(row.page)) return undefined;
      const page = next(row.page);
      await transaction
        .updateTable('test_payments')
        .set({ page: JSON.stringify(page) })
        .where('id', '=', id)
        .execute();
      return page;
    });
  }

  const isOpen = ({ status }: TestPage) => status === 'open';
  const intentOf = ({ id }: TestPage) => id.replace('cs_', 'pi_');

  const delay = (id: string, why: string | null) =>
    change(id, isOpen, (page) => ({
      ...page,
      status: 'complete',
      payment_intent: intentOf(page),
      settles_at: clock.now() + delayMs,
      refusal: why,
    }));
  const expire = (id: string) => change(id, isOpen, (page) => ({ ...page, status: 'expired' }));

  return {
    read,

    /** The same key gives the same page, at an address that nobody can compute from it. */
    async open(
      key: string,
      page: Omit<
        TestPage,
        | 'id'
        | 'url'
        | 'status'
        | 'payment_status'
        | 'payment_intent'
        | 'settles_at'
        | 'refusal'
        | 'expires_at'
        | 'refunded'
        | 'refunds'
      >,
      publicUrl: string,
    ): Promise<TestPage> {
      const id = `cs_test_${createHmac('sha256', idKey).update(key).digest('hex').slice(0, 40)}`;
      const made: TestPage = {
        ...page,
        id,
        url: `${publicUrl}/test-checkout/${id}`,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        settles_at: null,
        refusal: null,
        expires_at: Math.floor((clock.now() + openMs) / 1000),
        refunded: 0,
        refunds: [],
      };
      await database
        .insertInto('test_payments')
        .values({ id, page: JSON.stringify(made), created_at: new Date(clock.now()) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return (await read(id)) ?? made;
    },

    pay: (id: string) =>
      change(id, isOpen, (page) => ({
        ...page,
        status: 'complete',
        payment_status: 'paid',
        payment_intent: intentOf(page),
      })),

    /** Like a bank transfer: the page completes, the payment is reported later. */
    delay: (id: string) => delay(id, null),
    /** The same, and the bank says no in the end. */
    refuse: (id: string) => delay(id, refusal),

    expire,

    /** Open pages whose day is over, now closed. */
    async expireOld(): Promise<TestPage[]> {
      const rows = await database
        .selectFrom('test_payments')
        .select('id')
        .where('created_at', '<=', new Date(clock.now() - openMs))
        .where(({ ref }) => ref('page', '->>').key('status'), '=', 'open')
        .limit(100)
        .execute();
      const expired = await Promise.all(rows.map(({ id }) => expire(id)));
      return expired.filter((page) => page !== undefined);
    },

    /** The same key refunds once. */
    refund: (intent: string, amount: number, key: string) =>
      change(
        intent.replace('pi_', 'cs_'),
        (page) =>
          page.refunds.includes(key) ||
          (page.payment_status === 'paid' && page.refunded + amount <= page.amount_total),
        (page) =>
          page.refunds.includes(key)
            ? page
            : { ...page, refunded: page.refunded + amount, refunds: [...page.refunds, key] },
      ),

    /** Delayed payments whose time has come, now paid or refused. */
    async settleDelayed(): Promise<TestPage[]> {
      const rows = await database
        .selectFrom('test_payments')
        .select(['id', 'page'])
        .where(({ ref }) => ref('page', '->>').key('settles_at'), 'is not', null)
        .execute();
      const due = rows.filter(({ page }) => page.settles_at !== null && page.settles_at <= clock.now());
      const settled = await Promise.all(
        due.map(({ id }) =>
          change(
            id,
            (page) => page.settles_at !== null,
            (page) => ({
              ...page,
              payment_status: page.refusal ? 'unpaid' : 'paid',
              settles_at: null,
            }),
          ),
        ),
      );
      return settled.filter((page) => page !== undefined);
    },
  };
}
