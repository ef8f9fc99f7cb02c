import type { Logger } from 'pino';
import { orderAfter } from '#contract/rules/money/order-lifecycle.ts';
import { ledgerReasons } from '#contract/words/en/organiser/money/ledger-reasons.ts';
import type { Clock } from '../clock.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database, Queryable } from '../database/database.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import type { CardFacts, CardPayment } from '../payment/card-payment.ts';
import { againKey, notePayment, paymentsOf } from './noted-payments.ts';
import type { OrderRow } from './order-answer.ts';
import type { OrderMails } from './order-mails.ts';
import { nextNumber } from './order-numbers.ts';

export type SettleOutcome =
  | 'paid'
  | 'paid late'
  | 'paid twice'
  | 'failed'
  | 'expired'
  | 'mismatch'
  | 'nothing new';

export type SettleOrder = ReturnType<typeof createSettleOrder>;

/** What the payment service says becomes the order's status and at most one credit movement a payment. */
export function createSettleOrder(deps: {
  database: Database;
  clock: Clock;
  credits: CreditLedger;
  mails: OrderMails;
  log: Logger;
  card: CardPayment | null;
}) {
  const { database, clock, credits, mails, log, card } = deps;

  async function lockOrder(queryable: Queryable, id: number | null): Promise<OrderRow> {
    const order =
      id === null
        ? undefined
        : await queryable
            .selectFrom('orders')
            .selectAll()
            .where('id', '=', id)
            .forUpdate()
            .executeTakeFirst();
    if (!order) throw catalogueProblem(404, 'CHECKOUT_002');
    return order;
  }

  function outcomeOf(order: OrderRow, facts: CardFacts): SettleOutcome {
    if (facts.state === 'paid') {
      if (facts.amountMinor !== order.total_minor || facts.currency !== order.currency) return 'mismatch';
      if (order.paid_at !== null) return facts.chargeId === order.charge_id ? 'nothing new' : 'paid twice';
      return order.status === 'expired' || order.status === 'cancelled' ? 'paid late' : 'paid';
    }
    const isCurrent = facts.paymentId === order.payment_id || order.payment_id === null;
    if (!isCurrent || order.paid_at !== null) return 'nothing new';
    if (facts.state === 'failed' && order.status === 'pending') return 'failed';
    if (facts.state === 'expired' && orderAfter(order.status, 'expire') !== null) return 'expired';
    return 'nothing new';
  }

  async function pay(queryable: Queryable, order: OrderRow, facts: CardFacts, outcome: SettleOutcome) {
    const at = new Date(clock.now());
    const isLate = outcome === 'paid late';
    const paid = await queryable
      .updateTable('orders')
      .set({
        status: isLate ? order.status : 'paid',
        number: order.number ?? (await nextNumber(queryable, 'order', at)),
        placed_at: order.placed_at ?? at,
        payment_id: facts.paymentId,
        charge_id: facts.chargeId,
        failure: null,
        paid_at: at,
        paid_late: isLate,
        credited_at: order.credited_at ?? at,
      })
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await creditOrder(queryable, credits, paid);
    await mails.receipt(queryable, paid);
  }

  async function apply(queryable: Queryable, order: OrderRow, facts: CardFacts, outcome: SettleOutcome) {
    if (outcome === 'paid' || outcome === 'paid late') return pay(queryable, order, facts, outcome);
    if (outcome === 'paid twice')
      return void (await credits.purchase(queryable, {
        operationKey: againKey(order, facts),
        companyId: order.company_id,
        credits: order.credits,
        reason: ledgerReasons.paidTwice(String(order.number)),
        orderId: order.id,
      }));
    if (outcome === 'failed' || outcome === 'expired')
      await queryable
        .updateTable('orders')
        .set({
          status: outcome,
          failure: outcome === 'failed' ? (facts.failure ?? 'other') : null,
        })
        .where('id', '=', order.id)
        .execute();
  }

  /** An unexpected payment: the operator is notified and decides; the buyer knows what was granted for it. */
  async function reportUnexpected(
    queryable: Queryable,
    order: OrderRow,
    { paymentId }: CardFacts,
    isCredited: boolean,
  ) {
    log.error({ order: order.number, paymentId, isCredited }, 'payment needs a look');
    const { name } = await queryable
      .selectFrom('companies')
      .select('name')
      .where('id', '=', order.company_id)
      .executeTakeFirstOrThrow();
    const all = await paymentsOf(queryable, order);
    const payments = all.toSorted(
      (one, other) => Number(one.payment_id === paymentId) - Number(other.payment_id === paymentId),
    );
    await mails.paymentNotice(queryable, order, { company: name, payments, paymentId, isCredited });
    const latest = payments.at(-1);
    if (isCredited && latest) await mails.paidTwice(queryable, order, latest);
  }

  /**
   * Takes one message, or one look at the payment page, in a transaction of its own. The same `eventId` twice changes
   * nothing. Where an earlier page was paid, the open one is closed, so that nobody pays twice. Throws
   * CHECKOUT_002 where no order of ours is named.
   */
  return async (facts: CardFacts, eventId: string): Promise<SettleOutcome> => {
    const { outcome, otherPage } = await database.transaction().execute(async (transaction) => {
      const order = await lockOrder(transaction, facts.orderId);
      const found = outcomeOf(order, facts);
      const at = new Date(clock.now());
      if (!(await notePayment(transaction, { eventId, orderId: order.id, facts, outcome: found, at })))
        return { outcome: 'nothing new' as const, otherPage: null };
      await apply(transaction, order, facts, found);
      if (found === 'mismatch' || found === 'paid twice')
        await reportUnexpected(transaction, order, facts, found === 'paid twice');
      return { outcome: found, otherPage: order.payment_id === facts.paymentId ? null : order.payment_id };
    });
    if (card && otherPage !== null && (outcome === 'paid' || outcome === 'paid late'))
      await card
        .close(otherPage)
        .catch((err: unknown) => log.warn({ err, otherPage }, 'a page of a paid order stays open'));
    return outcome;
  };
}

/** The one movement that an order's credits come with. */
export const creditKey = ({ id }: Pick<OrderRow, 'id'>): string => `order:${id}:paid`;

/** Grants the credits of an order exactly once; idempotent. */
export function creditOrder(queryable: Queryable, credits: CreditLedger, order: OrderRow): Promise<boolean> {
  return credits.purchase(queryable, {
    operationKey: creditKey(order),
    companyId: order.company_id,
    credits: order.credits,
    reason: ledgerReasons[order.paid_late ? 'paidLate' : 'ordered'](String(order.number)),
    orderId: order.id,
    actorId: order.created_by,
  });
}
