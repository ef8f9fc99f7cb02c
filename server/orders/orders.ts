import type { Logger } from 'pino';
import type {
  CheckoutOffer,
  CheckoutOutcome,
  Order,
  OrderDetail,
  OrderList,
  OrderRequest,
  PayAnswer,
  PriceList,
  TaxCheck,
  TaxCheckRequest,
} from '#contract/calls/schemas/orders.ts';
import type { Clock } from '../clock.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database, Queryable } from '../database/database.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { requireVerified } from '../identity/verified-inviter.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import type { CardPage, CardPayment } from '../payment/card-payment.ts';
import { paymentFailureOf } from '#contract/rules/money/payment-failure.ts';
import { createCardOrders } from './card-orders.ts';
import { readCreditNotes } from './credit-notes.ts';
import { orderAnswer, type OrderRow, withUnspent } from './order-answer.ts';
import { paperFileName } from './paper-file-name.ts';
import { keepDraft } from './order-drafts.ts';
import type { OrderMails } from './order-mails.ts';
import { nextNumber } from './order-numbers.ts';
import type { DocumentDrawing } from '../pdf/document-drawing.ts';
import type { OrderDocument } from './receipt-pdf.ts';
import { creditKey, creditOrder, type SettleOrder } from './settle-order.ts';
import type { TaxChecks } from './tax-checks.ts';
import type { Shop, ShopConfig } from '../config/shop.ts';

type Buyer = { id: number; company_id: number };

const pageSize = 20;
const day = 24 * 60 * 60_000;

export type Orders = ReturnType<typeof createOrders>;

/** A company's orders of credits. CHECKOUT_003 from all that sells while the shop's configuration is broken. */
export function createOrders(deps: {
  database: Database;
  clock: Clock;
  log: Logger;
  credits: CreditLedger;
  mails: OrderMails;
  settle: SettleOrder;
  /** What a new company's account brings. */
  welcomeCredits: number;
  shopConfig: ShopConfig;
  card: CardPayment | null;
  drawing: DocumentDrawing;
  taxChecks: TaxChecks;
}) {
  const { database, clock, log, credits, mails, shopConfig, card, drawing, taxChecks } = deps;
  const cardOrders = createCardOrders({ ...deps, bind });

  function openShop(): Shop {
    if (shopConfig.shop) return shopConfig.shop;
    log.error({ problem: shopConfig.problem }, 'the shop is closed');
    throw catalogueProblem(409, 'CHECKOUT_003');
  }

  async function find(companyId: number, id: number): Promise<OrderRow> {
    const row = await database
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .executeTakeFirst();
    if (!row) throw catalogueProblem(404, 'CHECKOUT_002');
    return row;
  }

  /** The order of a payment page, of an earlier try too. */
  async function findByPayment(paymentId: string): Promise<OrderRow | undefined> {
    const orders = database.selectFrom('orders').selectAll('orders');
    return (
      (await orders.where('payment_id', '=', paymentId).executeTakeFirst()) ??
      (await orders
        .innerJoin('order_payments', 'order_payments.order_id', 'orders.id')
        .where('order_payments.payment_id', '=', paymentId)
        .executeTakeFirst())
    );
  }

  /** The order gets its number with what makes it binding. */
  async function bind(queryable: Queryable, order: OrderRow, page: CardPage | null): Promise<OrderRow> {
    const at = new Date(clock.now());
    const dueDays = page ? 1 : openShop().invoiceDays;
    return queryable
      .updateTable('orders')
      .set({
        status: 'pending',
        number: order.number ?? (await nextNumber(queryable, 'order', at)),
        placed_at: order.placed_at ?? at,
        due_at: order.due_at ?? new Date(at.getTime() + dueDays * day),
        failure: null,
        ...(page ? { payment_id: page.paymentId } : {}),
      })
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  const companyOf = (queryable: Queryable, companyId: number) =>
    queryable
      .selectFrom('companies')
      .select(['name', 'invoice_at_once'])
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();

  async function creditAtOnce(queryable: Queryable, placed: OrderRow): Promise<OrderRow> {
    await creditOrder(queryable, credits, placed);
    return queryable
      .updateTable('orders')
      .set({ credited_at: placed.placed_at })
      .where('id', '=', placed.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async function placeInvoice(queryable: Queryable, draft: OrderRow): Promise<OrderRow> {
    const company = await companyOf(queryable, draft.company_id);
    const bound = await bind(queryable, draft, null);
    const placed = company.invoice_at_once ? await creditAtOnce(queryable, bound) : bound;
    await mails.invoice(queryable, placed);
    await mails.invoiceNotice(queryable, placed, company.name);
    return placed;
  }

  return {
    /** What is sold, for everybody to read. */
    prices: (): PriceList => ({
      packs: [...openShop().packs],
      card: card !== null,
      welcome_credits: deps.welcomeCredits,
    }),

    /** What is sold, and what the company gave the last time. */
    async offer({ company_id }: Buyer): Promise<CheckoutOffer> {
      const { packs, tax, invoiceDays } = openShop();
      const last = await database
        .selectFrom('orders')
        .select('billing')
        .where('company_id', '=', company_id)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return {
        packs: [...packs],
        card: card?.mode ?? 'off',
        seller_country: tax.sellerCountry,
        tax_rates: Object.entries(tax.rates).map(([country, rate_bp]) => ({ country, rate_bp })),
        invoice_days: invoiceDays,
        invoice_at_once: (await companyOf(database, company_id)).invoice_at_once,
        billing: last?.billing ?? null,
        checks_tax_ids: taxChecks.isOn,
      };
    },

    /** What the tax register says of a number; it is good for an order for a day. */
    checkTaxId: ({ company_id }: Buyer, request: TaxCheckRequest): Promise<TaxCheck> =>
      taxChecks.check(company_id, openShop(), request),

    /** Keeps an order; one on invoice is placed with it, one by card when its payment page opens. 422 for an unknown pack or tax number. */
    async place(buyer: Buyer, request: OrderRequest, { queryable }: UnitOfWork): Promise<Order> {
      const shop = openShop();
      await requireVerified(queryable, buyer.id);
      if (request.payment === 'card') cardOrders.cardOrFail();
      const taxCheck = await taxChecks.answerFor(queryable, buyer.company_id, shop, request.billing);
      const draft = await keepDraft(queryable, buyer, request, { shop, at: new Date(clock.now()), taxCheck });
      return orderAnswer(request.payment === 'card' ? draft : await placeInvoice(queryable, draft));
    },

    /** Where the card is entered. CHECKOUT_001 while the payment service is away; the order stays as it is. */
    async pay({ company_id }: Buyer, id: number): Promise<PayAnswer> {
      const order = await find(company_id, id);
      return orderAnswer(order).can_pay
        ? cardOrders.pay(order)
        : { order: orderAnswer(order), pay_url: null };
    },

    /** CHECKOUT_001 while the payment service is away; 409 where the order is paid, or its payment is on its way. */
    drop: async ({ company_id }: Buyer, id: number): Promise<Order> =>
      orderAnswer(await cardOrders.drop(await find(company_id, id))),

    /** The newest first; `cursor` is the `next_cursor` of the page before. */
    async list({ company_id }: Buyer, cursor: string | undefined): Promise<OrderList> {
      const before = Number(cursor);
      let query = database
        .selectFrom('orders')
        .selectAll()
        .where('company_id', '=', company_id)
        .where('placed_at', 'is not', null)
        .orderBy('id', 'desc')
        .limit(pageSize + 1);
      if (cursor !== undefined && Number.isSafeInteger(before)) query = query.where('id', '<', before);
      const rows = await query.execute();
      const { available } = await credits.balance(database, company_id);
      const shown = rows.slice(0, pageSize);
      return {
        rows: shown.map((row) => withUnspent(orderAnswer(row), available)),
        next_cursor: rows.length > pageSize ? String(shown.at(-1)?.id) : null,
      };
    },

    async read({ company_id }: Buyer, id: number): Promise<OrderDetail> {
      const order = await find(company_id, id);
      const credited = await credits.find(database, creditKey(order));
      const { available } = await credits.balance(database, company_id);
      return {
        order: withUnspent(orderAnswer(order), available),
        credits_before: credited ? credited.available_after - order.credits : null,
        credits_after: credited?.available_after ?? null,
      };
    },

    /** A PDF, the same every time. CHECKOUT_002 where there is no such document. */
    async document(
      { company_id }: Buyer,
      id: number,
      kind: OrderDocument,
    ): Promise<{ name: string; bytes: Uint8Array }> {
      const order = await find(company_id, id);
      const { has_invoice, has_receipt, has_credit_note } = orderAnswer(order);
      const has = { invoice: has_invoice, receipt: has_receipt, 'credit-note': has_credit_note };
      if (!has[kind]) throw catalogueProblem(404, 'CHECKOUT_002');
      if (kind === 'credit-note') {
        const bytes = await drawing.pdf('creditNotes', {
          order,
          notes: await readCreditNotes(database, order),
        });
        return { name: paperFileName(order, 'creditNote', order.number), bytes };
      }
      return {
        name: paperFileName(order, kind, order.number),
        bytes: await drawing.pdf('receipt', { order, kind }),
      };
    },

    /** What a buyer who returns from the payment page may know; asks the payment service where it has not reported yet. */
    async outcome(paymentId: string): Promise<CheckoutOutcome> {
      const order = await findByPayment(paymentId);
      if (!order) throw catalogueProblem(404, 'CHECKOUT_002');
      await cardOrders
        .look(order)
        .catch((err: unknown) => log.warn({ err, order: order.id }, 'payment service not reached'));
      const now = (await findByPayment(paymentId)) ?? order;
      const { id, number, status, credits: count, failure, paid_at } = now;
      return {
        order_id: id,
        number,
        status,
        paid: paid_at !== null,
        credits: count,
        failure: paymentFailureOf(failure),
      };
    },

    look: cardOrders.look,
  };
}
