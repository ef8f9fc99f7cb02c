import type { Logger } from 'pino';
import { type OrderStatus, orderAfter } from '#contract/rules/money/order-lifecycle.ts';
import { refundShare } from '#contract/rules/money/order-price.ts';
import { ledgerReasons } from '#contract/words/en/organiser/money/ledger-reasons.ts';
import type { Clock } from '../clock.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import { ApiProblem, catalogueProblem } from '../http/api-problem.ts';
import type { CardPayment } from '../payment/card-payment.ts';
import { closingRepayments } from './closing-refund.ts';
import { lockInvoice } from './lock-invoice.ts';
import type { OrderRow } from './order-answer.ts';
import type { OrderMails } from './order-mails.ts';
import { nextNumber } from './order-numbers.ts';
import { answerRequest } from './refund-requests.ts';
import { orderPaperWordsIn } from '../words/organiser-words.ts';

const firstWaitMs = 60_000;
const longestWaitMs = 24 * 60 * 60_000;

interface TakenBack {
  credits: number;
  amountMinor: number;
  reason: string;
  requestedBy: number | null;
  /** What the order is then. */
  status: OrderStatus;
  /** No money moves. */
  isSettled: boolean;
}

/** What was paid back from an order of a company that has closed its account. */
export interface Repaid {
  number: string | null;
  payment: OrderRow['payment'];
  currency: string;
  credits: number;
  amountMinor: number;
}

/** A credit note says it. */
const closingReason = ({ language }: Pick<OrderRow, 'language'>) =>
  orderPaperWordsIn(language).creditNote.companyClosed;

/** The same for a request that is made again, another one once some of it was taken back. */
const keyOf = ({ id, refunded_credits }: OrderRow) => `order:${id}:refund:${refunded_credits}`;

export type OrderRefunds = ReturnType<typeof createOrderRefunds>;

/** Refunds are decided here, credits first; the money follows from what is written, again and again until it has moved. */
export function createOrderRefunds(deps: {
  database: Database;
  clock: Clock;
  log: Logger;
  credits: CreditLedger;
  mails: OrderMails;
  card: CardPayment | null;
}) {
  const { database, clock, log, credits, mails, card } = deps;

  async function postpone(operationKey: string, attempts: number): Promise<void> {
    const wait = Math.min(firstWaitMs * 2 ** Math.min(attempts, 20), longestWaitMs);
    await database
      .updateTable('order_refunds')
      .set({ attempts: attempts + 1, next_try_at: new Date(clock.now() + wait) })
      .where('operation_key', '=', operationKey)
      .where('settled_at', 'is', null)
      .execute();
  }

  /** Under the next number of a credit note. */
  async function writeDown(queryable: Queryable, order: OrderRow, taken: TakenBack) {
    const { credits: count, amountMinor, reason, requestedBy, status, isSettled } = taken;
    const at = new Date(clock.now());
    const number = await nextNumber(queryable, 'credit-note', at);
    await queryable
      .insertInto('order_refunds')
      .values({
        operation_key: keyOf(order),
        order_id: order.id,
        credits: count,
        amount_minor: amountMinor,
        reason,
        asked_by: requestedBy,
        asked_at: at,
        note_number: number,
        settled_at: isSettled ? at : null,
      })
      .execute();
    const written = await queryable
      .updateTable('orders')
      .set({
        refunded_credits: order.refunded_credits + count,
        refunded_minor: order.refunded_minor + amountMinor,
        status,
      })
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { order: written, number };
  }

  async function takeBack(queryable: Queryable, order: OrderRow, reason: string): Promise<OrderRow> {
    const status = orderAfter(order.status, 'cancel');
    if (status === null)
      throw new ApiProblem({ status: 409, message: ({ orders }) => orders.isNow(order.status) });
    if (order.credited_at !== null)
      await credits.refund(queryable, {
        operationKey: keyOf(order),
        companyId: order.company_id,
        credits: order.credits,
        reason: ledgerReasons.orderCancelled(String(order.number), reason),
        orderId: order.id,
      });
    const { order: cancelled, number } = await writeDown(queryable, order, {
      credits: order.credits,
      amountMinor: order.total_minor,
      reason,
      requestedBy: null,
      status,
      isSettled: true,
    });
    await mails.cancelled(queryable, cancelled, { number, reason });
    return cancelled;
  }

  const refunds = {
    /**
     * Takes `credits` unspent credits of a paid order back against their share of its money. CHECKOUT_002 for an
     * unknown order; 409 where it is not paid or fewer of its credits are left; SESSION_002 where fewer are unspent.
     */
    async refund(
      unit: UnitOfWork | undefined,
      orderId: number,
      request: { credits: number; reason: string; requestedBy: number | null },
    ): Promise<OrderRow> {
      return inUnit(database, unit, async ({ queryable: transaction }) => {
        const order = await transaction
          .selectFrom('orders')
          .selectAll()
          .where('id', '=', orderId)
          .forUpdate()
          .executeTakeFirst();
        if (!order) throw catalogueProblem(404, 'CHECKOUT_002');
        const left = order.credits - order.refunded_credits;
        if (order.paid_at === null || request.credits > left)
          throw new ApiProblem({
            status: 409,
            message: ({ orders }) => (order.paid_at === null ? orders.unpaid : orders.leftToRefund(left)),
          });
        const amountMinor = refundShare(
          { credits: order.credits, totalMinor: order.total_minor },
          order.refunded_credits,
          request.credits,
        );
        await credits.refund(transaction, {
          operationKey: keyOf(order),
          companyId: order.company_id,
          credits: request.credits,
          reason: ledgerReasons.refunded(String(order.number), request.reason),
          orderId: order.id,
          ...(request.requestedBy === null ? {} : { actorId: request.requestedBy }),
        });
        const isWhole = request.credits === left;
        const { order: refunded, number } = await writeDown(transaction, order, {
          ...request,
          amountMinor,
          status: isWhole ? (orderAfter(order.status, 'refund') ?? order.status) : order.status,
          isSettled: false,
        });
        await answerRequest(transaction, refunded, {
          answer: 'refunded',
          reason: request.reason,
          at: new Date(clock.now()),
        });
        await mails.refund(transaction, refunded, { amountMinor, credits: request.credits, number });
        return refunded;
      });
    },

    /**
     * Takes an invoice back that nobody has paid: a credit note over all of it, and the credits, where they could be used
     * at once. CHECKOUT_002 for a number that no invoice has; 409 where it is paid or cancelled; SESSION_002 where
     * credits of it are spent.
     */
    cancelInvoice: (number: string, reason: string): Promise<OrderRow> =>
      database
        .transaction()
        .execute(async (transaction) =>
          takeBack(transaction, await lockInvoice(transaction, number), reason),
        ),

    /** Takes back what a company that closes its account has not paid; an invoice whose credits were given before its money came stays owed. */
    async cancelUncredited(queryable: Queryable, companyId: number): Promise<void> {
      const open = await queryable
        .selectFrom('orders')
        .selectAll()
        .where('company_id', '=', companyId)
        .where('payment', '=', 'invoice')
        .where('status', '=', 'pending')
        .where('credited_at', 'is', null)
        .forUpdate()
        .execute();
      for (const order of open) await takeBack(queryable, order, closingReason(order));
    },

    /** Refunds the unused credits of a company that closes its account, as far as the terms give their money back. */
    async repayClosing(unit: UnitOfWork, companyId: number): Promise<Repaid[]> {
      const { available: unused } = await credits.balance(unit.queryable, companyId);
      const repaid: Repaid[] = [];
      const repayments = await closingRepayments(unit.queryable, companyId, { unused, now: clock.now() });
      for (const { order, credits: count, amountMinor } of repayments) {
        const request = { credits: count, reason: closingReason(order), requestedBy: null };
        await refunds.refund(unit, order.id, request);
        const { number, payment, currency } = order;
        repaid.push({ number, payment, currency, credits: count, amountMinor });
      }
      return repaid;
    },

    /** Refunds what was paid for an order after its company had closed its account. */
    async repayLate(): Promise<void> {
      const late = await database
        .selectFrom('orders')
        .innerJoin('companies', 'companies.id', 'orders.company_id')
        .select(['orders.id', 'orders.credits', 'orders.language'])
        .whereRef('orders.paid_at', '>', 'companies.deleted_at')
        .where('orders.payment', '=', 'card')
        .where('orders.refunded_credits', '=', 0)
        .limit(20)
        .execute();
      for (const { id, credits: count, language } of late)
        await refunds.refund(undefined, id, {
          credits: count,
          reason: closingReason({ language }),
          requestedBy: null,
        });
    },

    /**
     * Sends the money of refunds that wait for it; an invoice's is sent by the operator's bank and only noted. One that
     * is refused is tried again after a minute, then after twice as long each time, up to a day.
     */
    async settleOpen(): Promise<void> {
      const open = await database
        .selectFrom('order_refunds')
        .innerJoin('orders', 'orders.id', 'order_refunds.order_id')
        .select(['operation_key', 'amount_minor', 'attempts', 'orders.charge_id', 'orders.payment'])
        .select('orders.number')
        .where('settled_at', 'is', null)
        .where((eb) => eb.or([eb('next_try_at', 'is', null), eb('next_try_at', '<=', new Date(clock.now()))]))
        .orderBy('attempts')
        .orderBy('asked_at')
        .limit(20)
        .execute();
      for (const { operation_key, amount_minor, attempts, charge_id, payment, number } of open) {
        try {
          const refundId =
            payment === 'card' && card && charge_id !== null
              ? await card.refund({
                  chargeId: charge_id,
                  amountMinor: amount_minor,
                  operationKey: operation_key,
                })
              : null;
          if (payment === 'card' && refundId === null) {
            await postpone(operation_key, attempts);
            continue;
          }
          await database
            .updateTable('order_refunds')
            .set({ refund_id: refundId, settled_at: new Date(clock.now()) })
            .where('operation_key', '=', operation_key)
            .execute();
        } catch (err) {
          log.error({ err, order: number, attempts: attempts + 1 }, 'refund not sent yet');
          await postpone(operation_key, attempts);
        }
      }
    },
  };
  return refunds;
}
