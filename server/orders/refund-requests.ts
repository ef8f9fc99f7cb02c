import type { RequestRefundRequest } from '#contract/calls/schemas/orders.ts';
import { sql } from 'kysely';
import { refundableUntil } from '#contract/rules/money/refund-rule.ts';
import type { Clock } from '../clock.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import { type Database, jsonb, type Queryable } from '../database/database.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import { ApiProblem, catalogueProblem, type RefusalText } from '../http/api-problem.ts';
import type { OrderRow } from './order-answer.ts';
import type { OrderMails } from './order-mails.ts';

const refused = (message: RefusalText) => new ApiProblem({ status: 409, message });

export type RefundRequests = ReturnType<typeof createRefundRequests>;

/** Writes the operator's answer beside a request that waits for one; nothing where none does. */
export async function answerRequest(
  queryable: Queryable,
  { id, refund_request: request }: OrderRow,
  answer: { answer: 'refunded' | 'declined'; reason: string; at: Date },
): Promise<void> {
  if (request === null || request.answer !== null) return;
  const answered = {
    ...request,
    answer: answer.answer,
    answer_reason: answer.reason,
    answered_at: answer.at.toISOString(),
  };
  await queryable
    .updateTable('orders')
    .set({ refund_request: jsonb(answered) })
    .where('id', '=', id)
    .execute();
}

/** What owners ask to have refunded. The operator answers by a refund, or says why there is none. */
export function createRefundRequests(deps: {
  database: Database;
  clock: Clock;
  credits: CreditLedger;
  mails: OrderMails;
}) {
  const { database, clock, credits, mails } = deps;

  return {
    /**
     * Keeps the request and mails it to the operator. CHECKOUT_002 for another company's order; 409 where the terms give
     * no refund or a request waits already; SESSION_002 where fewer credits are unspent.
     */
    request: (
      buyer: { company_id: number },
      id: number,
      { credits: count, reason }: RequestRefundRequest,
      unit: UnitOfWork | undefined,
    ): Promise<OrderRow> =>
      inUnit(database, unit, async ({ queryable }) => {
        const order = await queryable
          .selectFrom('orders')
          .selectAll()
          .where('id', '=', id)
          .where('company_id', '=', buyer.company_id)
          .forUpdate()
          .executeTakeFirst();
        if (!order) throw catalogueProblem(404, 'CHECKOUT_002');
        const left = order.credits - order.refunded_credits;
        if (order.paid_at === null || left === 0) throw refused(({ orders }) => orders.nothingToRefund);
        if (clock.now() > refundableUntil(order.paid_at.getTime()))
          throw refused(({ orders }) => orders.refundRule);
        if (order.refund_request?.answer === null) throw refused(({ orders }) => orders.refundAsked);
        if (count > left) throw refused(({ orders }) => orders.leftToRefund(left));
        const { available } = await credits.balance(queryable, buyer.company_id);
        if (count > available) throw catalogueProblem(409, 'SESSION_002');
        const requested = await queryable
          .updateTable('orders')
          .set({
            refund_request: jsonb({
              credits: count,
              reason: reason.trim(),
              requested_at: new Date(clock.now()).toISOString(),
              answer: null,
              answer_reason: null,
              answered_at: null,
            }),
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        const { name } = await queryable
          .selectFrom('companies')
          .select('name')
          .where('id', '=', buyer.company_id)
          .executeTakeFirstOrThrow();
        await mails.refundRequested(queryable, requested, name);
        return requested;
      }),

    /** Orders whose request waits for an answer, the oldest request first. */
    open: () =>
      database
        .selectFrom('orders')
        .selectAll()
        .where('refund_request', 'is not', null)
        .where(sql`refund_request->>'answer'`, 'is', null)
        .orderBy(sql`refund_request->>'requested_at'`)
        .execute(),

    /** Tells the owner why there is no refund. CHECKOUT_002 for an unknown number, 409 where nothing waits for an answer. */
    decline: (number: string, reason: string): Promise<OrderRow> =>
      database.transaction().execute(async (transaction) => {
        const order = await transaction
          .selectFrom('orders')
          .selectAll()
          .where('number', '=', number)
          .forUpdate()
          .executeTakeFirst();
        if (!order) throw catalogueProblem(404, 'CHECKOUT_002');
        if (order.refund_request === null || order.refund_request.answer !== null)
          throw refused('No refund of this order was asked for.');
        await answerRequest(transaction, order, { answer: 'declined', reason, at: new Date(clock.now()) });
        await mails.refundDeclined(transaction, order, reason);
        return order;
      }),
  };
}
