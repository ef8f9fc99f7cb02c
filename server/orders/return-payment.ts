import { ledgerReasons } from '#contract/words/en/organiser/money/ledger-reasons.ts';
import type { Clock } from '../clock.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database, Queryable } from '../database/database.ts';
import { ApiProblem, catalogueProblem } from '../http/api-problem.ts';
import type { CardFacts, CardPayment } from '../payment/card-payment.ts';
import { againKey, type NotedPayment, notePayment, oddOutcomes } from './noted-payments.ts';
import type { OrderRow } from './order-answer.ts';
import type { OrderMails } from './order-mails.ts';

interface Returned {
  order: OrderRow;
  payment: NotedPayment;
}

/** Pays back an unexpected payment; the order and its own payment stay as they are. */
export function createReturnPayment(deps: {
  database: Database;
  clock: Clock;
  credits: CreditLedger;
  mails: OrderMails;
  card: CardPayment | null;
}) {
  const { database, clock, credits, mails, card } = deps;

  /** Under the lock of its order, as messages about it are taken. */
  async function lockOdd(queryable: Queryable, paymentId: string): Promise<Returned> {
    const payment = await queryable
      .selectFrom('order_payments')
      .select(['order_id', 'payment_id', 'outcome', 'amount_minor', 'currency', 'at'])
      .where('payment_id', '=', paymentId)
      .where('outcome', 'in', oddOutcomes)
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();
    const order =
      payment &&
      (await queryable
        .selectFrom('orders')
        .selectAll()
        .where('id', '=', payment.order_id)
        .forUpdate()
        .executeTakeFirst());
    if (!order) throw catalogueProblem(404, 'CHECKOUT_002');
    return { order, payment };
  }

  async function takeBack(queryable: Queryable, facts: CardFacts, reason: string): Promise<Returned> {
    const found = await lockOdd(queryable, facts.paymentId);
    const { order, payment } = found;
    const isNew = await notePayment(queryable, {
      eventId: `return:${facts.paymentId}`,
      orderId: order.id,
      facts,
      outcome: 'returned',
      at: new Date(clock.now()),
    });
    if (!isNew) return found;
    if (payment.outcome === 'paid twice')
      await credits.refund(queryable, {
        operationKey: `${againKey(order, facts)}:back`,
        companyId: order.company_id,
        credits: order.credits,
        reason: ledgerReasons.paymentReturned(String(order.number), reason),
        orderId: order.id,
      });
    await mails.returned(queryable, order, payment);
    return found;
  }

  /**
   * The credits that were given for it go first, then the money; where that fails, the same again sends the money alone.
   * CHECKOUT_002 for a payment that was no second one and of the right amount; SESSION_002 where its credits are spent.
   */
  return async (paymentId: string, reason: string): Promise<Returned> => {
    const facts = await card?.read(paymentId);
    if (!card || facts?.state !== 'paid' || facts.chargeId === null)
      throw new ApiProblem({ status: 409, message: ({ orders }) => orders.paymentUnknown });
    const { chargeId, amountMinor } = facts;
    const returned = await database
      .transaction()
      .execute((transaction) => takeBack(transaction, facts, reason));
    await card.refund({ chargeId, amountMinor, operationKey: `return:${paymentId}` });
    return returned;
  };
}
