import type { Logger } from 'pino';
import { orderAfter } from '#contract/rules/money/order-lifecycle.ts';
import type { Clock } from '../clock.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database } from '../database/database.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { lockInvoice } from './lock-invoice.ts';
import type { OrderRow } from './order-answer.ts';
import type { OrderMails } from './order-mails.ts';
import type { Orders } from './orders.ts';
import { creditOrder } from './settle-order.ts';
import type { TaxChecks } from './tax-checks.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const lookAfterMs = minute;
const lookAtOnce = 50;
const draftLifetimeMs = day;

export type OrderTasks = ReturnType<typeof createOrderTasks>;

/** What happens to orders because time passes, or because the operator says so. */
export function createOrderTasks(deps: {
  database: Database;
  clock: Clock;
  log: Logger;
  credits: CreditLedger;
  mails: OrderMails;
  orders: Orders;
  taxChecks: Pick<TaxChecks, 'forgetOld'>;
}) {
  const { database, clock, log, credits, mails, orders } = deps;
  const before = (ms: number) => new Date(clock.now() - ms);
  /** The last order that was looked at; the next look goes on after it, so that many open ones hide none. */
  let lookedAt = 0;

  return {
    /** Asks the payment service about card orders without a report. */
    async lookAtPending(): Promise<void> {
      const waiting = await database
        .selectFrom('orders')
        .selectAll()
        .where('status', '=', 'pending')
        .where('payment', '=', 'card')
        .where('placed_at', '<=', before(lookAfterMs))
        .where('id', '>', lookedAt)
        .orderBy('id')
        .limit(lookAtOnce)
        .execute();
      lookedAt = waiting.length < lookAtOnce ? 0 : (waiting.at(-1)?.id ?? 0);
      for (const order of waiting)
        await orders
          .look(order)
          .catch((err: unknown) => log.warn({ err, order: order.id }, 'payment not looked up'));
    },

    /** An order that was begun and never placed has no number and is of no use after a day, like an unused check of a tax number. */
    async dropDrafts(): Promise<void> {
      await database
        .deleteFrom('orders')
        .where('status', '=', 'draft')
        .where('created_at', '<=', before(draftLifetimeMs))
        .execute();
      await deps.taxChecks.forgetOld();
    },

    /** One reminder for an invoice whose day has passed. */
    async remindOverdue(): Promise<void> {
      const overdue = await database
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'pending')
        .where('payment', '=', 'invoice')
        .where('reminded_at', 'is', null)
        .where('due_at', '<', new Date(clock.now()))
        .limit(50)
        .execute();
      for (const { id } of overdue)
        await database.transaction().execute(async (transaction) => {
          const reminded = await transaction
            .updateTable('orders')
            .set({ reminded_at: new Date(clock.now()) })
            .where('id', '=', id)
            .where('reminded_at', 'is', null)
            .where('status', '=', 'pending')
            .returningAll()
            .executeTakeFirst();
          if (reminded) await mails.reminder(transaction, reminded);
        });
    },

    /** The operator has seen the money of an invoice. Once; CHECKOUT_002 for a number that no invoice has, 409 where it is cancelled. */
    markPaid: (number: string): Promise<OrderRow> =>
      database.transaction().execute(async (transaction) => {
        const order = await lockInvoice(transaction, number);
        if (order.paid_at !== null) return order;
        if (orderAfter(order.status, 'pay') === null)
          throw new ApiProblem({ status: 409, message: ({ orders }) => orders.isNow(order.status) });
        const at = new Date(clock.now());
        const paid = await transaction
          .updateTable('orders')
          .set({ status: 'paid', paid_at: at, credited_at: order.credited_at ?? at })
          .where('id', '=', order.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await creditOrder(transaction, credits, paid);
        await mails.receipt(transaction, paid);
        return paid;
      }),
  };
}
