import { type Static, Type } from 'typebox';
import { orderStatuses } from '../../rules/money/order-lifecycle.ts';
import { paymentFailures } from '../../rules/money/payment-failure.ts';
import { visiblePattern } from '../../rules/text/visible-text.ts';
import type { CallSpec } from '../call.ts';
import {
  ByRowId,
  Choice,
  Instant,
  List,
  NextCursor,
  Nullable,
  PlainName,
  RowId,
  Shape,
  Text,
  VisibleText,
} from './bounded.ts';
import { documentThrottle } from './document-throttle.ts';

const Amount = Type.Integer({ minimum: 0, maximum: 100_000_000_000 });
const Count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const BasisPoints = Type.Integer({ minimum: 0, maximum: 10_000 });
const Country = Text(2, { pattern: '^[A-Z]{2}$' });
const Currency = Text(3, { pattern: '^[A-Z]{3}$' });
const PaymentId = Text(200, { minLength: 1, pattern: '^[A-Za-z0-9_-]+$' });

export const orderQuantityAtMost = 100;

/** Who is billed. `country` is an ISO 3166-1 alpha-2 code; `address` has one line a line, eight at most. */
export const BillingDetails = Shape({
  name: PlainName(200),
  address: Text(500, {
    minLength: 5,
    pattern: visiblePattern,
    allOf: [{ pattern: '^[^\\n]*(?:\\n[^\\n]*){0,7}$' }],
  }),
  country: Country,
  email: Text(254, { format: 'email' }),
  tax_id: Nullable(VisibleText(40)),
  purchase_order: Nullable(VisibleText(60)),
});

export const OrderRequest = Shape({
  pack_id: Text(40, { minLength: 1 }),
  quantity: Type.Integer({ minimum: 1, maximum: orderQuantityAtMost }),
  payment: Choice(['card', 'invoice']),
  billing: BillingDetails,
});

export const OfferedPack = Shape({
  id: Text(40),
  name: Text(80),
  credits: Count,
  price_minor: Amount,
  currency: Currency,
});

/** What everybody may read: the packs, without tax. */
/** `welcome_credits` come with a new company's account; 0 where none do. */
export const PriceList = Shape({
  packs: List(OfferedPack, 20),
  card: Type.Boolean(),
  welcome_credits: Count,
});

/** What can be bought, how, and at which tax; `billing` is what the company gave the last time. */
export const CheckoutOffer = Shape({
  packs: List(OfferedPack, 20),
  card: Choice(['off', 'test', 'live']),
  seller_country: Country,
  tax_rates: List(Shape({ country: Country, rate_bp: BasisPoints }), 260),
  invoice_days: Count,
  invoice_at_once: Type.Boolean(),
  billing: Nullable(BillingDetails),
  /** Tax numbers that the register of the European Union knows are to be checked by it before an order is placed. */
  checks_tax_ids: Type.Boolean(),
});

export const TaxCheckRequest = Shape({ country: Country, tax_id: VisibleText(40) });

/**
 * What the tax register said of a number, and when; `unchecked` where it is not asked, or did not answer. `name` is of
 * the number's holder and `reference` proves the question, where the register tells them.
 */
export const TaxCheck = Shape({
  state: Choice(['valid', 'invalid', 'unchecked']),
  name: Nullable(Text(200)),
  reference: Nullable(Text(60)),
  at: Instant,
});

const RefundReason = VisibleText(200);

/** What an owner asked to have refunded; the answer is null while the operator has given none. */
export const RefundState = Shape({
  credits: Count,
  reason: Text(200),
  requested_at: Instant,
  answer: Nullable(Choice(['refunded', 'declined'])),
  answer_reason: Nullable(Text(200)),
  answered_at: Nullable(Instant),
});

/** Amounts are whole minor units; times are null until it happened. */
export const Order = Shape({
  id: RowId,
  number: Nullable(Text(40)),
  status: Choice(orderStatuses),
  payment: Choice(['card', 'invoice']),
  pack_name: Text(80),
  quantity: Count,
  credits: Count,
  currency: Currency,
  net_minor: Amount,
  tax_rate_bp: BasisPoints,
  tax_minor: Amount,
  total_minor: Amount,
  tax_treatment: Choice(['domestic', 'reverse_charge', 'destination', 'outside']),
  billing: BillingDetails,
  failure: Nullable(Choice(paymentFailures)),
  placed_at: Nullable(Instant),
  due_at: Nullable(Instant),
  paid_at: Nullable(Instant),
  paid_late: Type.Boolean(),
  refunded_credits: Count,
  refunded_minor: Amount,
  has_invoice: Type.Boolean(),
  has_receipt: Type.Boolean(),
  has_credit_note: Type.Boolean(),
  can_pay: Type.Boolean(),
  /** Unpaid, by card: its owner may give it up. */
  can_drop: Type.Boolean(),
  /** Credits that are left to refund, and until when; null where there are none. */
  refundable: Nullable(Shape({ credits: Count, until: Instant })),
  refund_request: Nullable(RefundState),
  tax_check: Nullable(TaxCheck),
});

/** `pay_url` is where the card is entered; null where nothing is left to pay. */
export const PayAnswer = Shape({ order: Order, pay_url: Nullable(Text(2000)) });

/** An order with what its payment made of the balance; both null until its credits have come. */
export const OrderDetail = Shape({
  order: Order,
  credits_before: Nullable(Count),
  credits_after: Nullable(Count),
});

export const OrderList = Shape({ rows: List(Order, 100), next_cursor: NextCursor });

/** What the page after the payment shows to the holder of the payment's id. */
export const CheckoutOutcome = Shape({
  order_id: RowId,
  number: Nullable(Text(40)),
  status: Choice(orderStatuses),
  /** True for late money too, which leaves the status as it was. */
  paid: Type.Boolean(),
  credits: Count,
  failure: Nullable(Choice(paymentFailures)),
});

export const RefundRequest = Shape({
  credits: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  reason: Text(200, { minLength: 1 }),
});

export const RequestRefundRequest = Shape({
  credits: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  reason: RefundReason,
});

export const orderSpec = {
  prices: { answer: PriceList },
  offer: { answer: CheckoutOffer },
  place: {
    audit: 'order.place',
    body: OrderRequest,
    answer: Order,
    status: 201,
    throttle: [{ name: 'place order', by: 'company', hits: 60, perMs: 60 * 60_000 }],
    fault: 'CHECKOUT_001',
  },
  checkTaxId: {
    audit: { none: 'It asks the tax register and changes no order.' },
    body: TaxCheckRequest,
    answer: TaxCheck,
    throttle: [{ name: 'check tax number', by: 'company', hits: 60, perMs: 60 * 60_000 }],
  },
  list: { query: Shape({ cursor: Type.Optional(Text(20)) }), answer: OrderList },
  read: { params: ByRowId, answer: OrderDetail },
  pay: { audit: 'order.pay', params: ByRowId, answer: PayAnswer },
  drop: { audit: 'order.drop', params: ByRowId, answer: Order },
  requestRefund: {
    audit: 'order.refund',
    params: ByRowId,
    body: RequestRefundRequest,
    answer: Order,
    throttle: [{ name: 'request refund', by: 'company', hits: 20, perMs: 60 * 60_000 }],
  },
  invoice: { load: 'heavy', params: ByRowId, throttle: [documentThrottle] },
  receipt: { load: 'heavy', params: ByRowId, throttle: [documentThrottle] },
  creditNote: { load: 'heavy', params: ByRowId, throttle: [documentThrottle] },
  refund: { params: ByRowId, body: RefundRequest, answer: Order },
  outcome: {
    query: Shape({ session_id: PaymentId }),
    answer: CheckoutOutcome,
    throttle: [{ name: 'payment outcome', by: 'address', hits: 60, perMs: 60_000, counts: 'failures' }],
  },
} satisfies Record<string, CallSpec>;

export type BillingDetails = Static<typeof BillingDetails>;
export type OrderRequest = Static<typeof OrderRequest>;
export type CheckoutOffer = Static<typeof CheckoutOffer>;
export type PriceList = Static<typeof PriceList>;
export type Order = Static<typeof Order>;
export type OrderDetail = Static<typeof OrderDetail>;
export type PayAnswer = Static<typeof PayAnswer>;
export type OrderList = Static<typeof OrderList>;
export type CheckoutOutcome = Static<typeof CheckoutOutcome>;
export type TaxCheckRequest = Static<typeof TaxCheckRequest>;
export type TaxCheck = Static<typeof TaxCheck>;
export type RefundState = Static<typeof RefundState>;
export type RequestRefundRequest = Static<typeof RequestRefundRequest>;
export type RefundRequest = Static<typeof RefundRequest>;
