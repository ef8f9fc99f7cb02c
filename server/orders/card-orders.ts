import type { Logger } from 'pino';
import type { PayAnswer } from '#contract/calls/schemas/orders.ts';
import { orderAfter } from '#contract/rules/money/order-lifecycle.ts';
import { creditsText } from '#contract/words/credits-text.ts';
import type { Database, Queryable } from '../database/database.ts';
import { ApiProblem, catalogueProblem, type RefusalText } from '../http/api-problem.ts';
import type { CardPage, CardPayment } from '../payment/card-payment.ts';
import { orderAnswer, type OrderRow } from './order-answer.ts';
import type { SettleOrder } from './settle-order.ts';

/**
 * Brings an order and its payment page together. The payment service is asked outside of any transaction, since it may
 * be slow or away; what it says is written under the order's row lock.
 */
export function createCardOrders(deps: {
  database: Database;
  log: Logger;
  /** Null where no card payment is set up. */
  card: CardPayment | null;
  settle: SettleOrder;
  /** Gives the order its number, if it has none, and this payment page. */
  bind(queryable: Queryable, order: OrderRow, page: CardPage): Promise<OrderRow>;
}) {
  const { database, log, card, settle, bind } = deps;

  function cardOrFail(): CardPayment {
    if (card) return card;
    throw new ApiProblem({
      status: 409,
      message: ({ orders }) => orders.noCards,
    });
  }

  const reread = (id: number) =>
    database.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  const failed = (order: OrderRow) => (err: unknown) => {
    log.error({ err, order: order.id }, 'payment service not reached');
    throw catalogueProblem(502, 'CHECKOUT_001');
  };

  const openPage = (order: OrderRow): Promise<CardPage> =>
    cardOrFail()
      .open({
        id: order.id,
        number: order.number ?? '',
        description: `Muster: ${order.quantity} × ${order.pack_name} (${creditsText(order.credits)})`,
        email: order.billing.email,
        currency: order.currency,
        totalMinor: order.total_minor,
        attempt: order.attempt,
      })
      .catch(failed(order));

  /** The next try at the same order; concurrent requests get the same one. */
  const nextAttempt = (before: OrderRow): Promise<OrderRow> =>
    database.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('orders')
        .set({ attempt: before.attempt + 1, payment_id: null })
        .where('id', '=', before.id)
        .where('attempt', '=', before.attempt)
        .where('paid_at', 'is', null)
        .execute();
      return transaction
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', before.id)
        .executeTakeFirstOrThrow();
    });

  /** Fetches and applies the status of a card order. Returns its payment page while that is open. */
  async function look(order: OrderRow): Promise<string | null> {
    if (!card || order.payment_id === null || order.paid_at !== null) return null;
    const facts = await card.read(order.payment_id);
    if (!facts || facts.state === 'open' || facts.state === 'processing') return facts?.url ?? null;
    await settle(facts, `look:${facts.paymentId}:${facts.state}`);
    return null;
  }

  /** Where the order is paid: its open page, or a new one where the former has ended. CHECKOUT_001 if none can be had. */
  async function pay(order: OrderRow): Promise<PayAnswer> {
    const openUrl = await look(order).catch(failed(order));
    const now = await reread(order.id);
    if (openUrl !== null || !orderAnswer(now).can_pay) return { order: orderAnswer(now), pay_url: openUrl };
    const isOpenedMeanwhile = now.payment_id !== null && now.payment_id !== order.payment_id;
    if (isOpenedMeanwhile) return pay(now);
    if (now.payment_id !== null && (await isProcessing(now)))
      return { order: orderAnswer(now), pay_url: null };
    const fresh = now.payment_id === null ? now : await nextAttempt(now);
    const page = await openPage(fresh);
    const placed = await database.transaction().execute(async (transaction) => {
      const locked = await transaction
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', fresh.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const isOpen = orderAnswer(locked).can_pay && locked.attempt === fresh.attempt;
      return isOpen ? bind(transaction, locked, page) : locked;
    });
    return { order: orderAnswer(placed), pay_url: orderAnswer(placed).can_pay ? page.url : null };
  }

  const undroppable = (message: RefusalText) => new ApiProblem({ status: 409, message });

  /** Closes its payment page first, so that nobody pays it any more; and one that was opened meanwhile. */
  async function drop(order: OrderRow): Promise<OrderRow> {
    if (order.payment_id !== null) {
      await cardOrFail().close(order.payment_id).catch(failed(order));
      await look(order).catch(failed(order));
    }
    const now = await reread(order.id);
    if (now.payment_id !== null && now.paid_at === null && (await isProcessing(now)))
      throw undroppable(({ orders }) => orders.processing);
    const dropped = await database.transaction().execute(async (transaction) => {
      const locked = await transaction
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', order.id)
        .forUpdate()
        .executeTakeFirstOrThrow();
      if (!orderAnswer(locked).can_drop) throw undroppable(({ orders }) => orders.isNow(locked.status));
      if (locked.payment_id !== order.payment_id) return undefined;
      return transaction
        .updateTable('orders')
        .set({ status: orderAfter(locked.status, 'drop') ?? locked.status, failure: null })
        .where('id', '=', order.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return dropped ?? drop(await reread(order.id));
  }

  return { cardOrFail, look, pay, drop };

  async function isProcessing(order: OrderRow): Promise<boolean> {
    const facts = await cardOrFail()
      .read(order.payment_id ?? '')
      .catch(failed(order));
    return facts?.state === 'processing';
  }
}
