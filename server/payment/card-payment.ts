import type { PaymentFailure } from '#contract/rules/money/payment-failure.ts';

/** An order as the card page needs it; amounts are whole minor units. */
export interface CardOrder {
  id: number;
  number: string;
  description: string;
  email: string;
  currency: string;
  totalMinor: number;
  /** Counts the tries: each try at one order is one payment page. */
  attempt: number;
}

export interface CardPage {
  paymentId: string;
  url: string;
}

/** What the payment service says of one payment page. */
export interface CardFacts {
  paymentId: string;
  orderId: number | null;
  /** Where the card is entered, while the page is open. */
  url: string | null;
  state: 'open' | 'processing' | 'paid' | 'failed' | 'expired';
  amountMinor: number;
  currency: string;
  /** What a refund names; null before money moved. */
  chargeId: string | null;
  /** Why the payment failed; null where it did not, or no reason was given. */
  failure: PaymentFailure | null;
}

/** A message of the payment service whose signature and age were checked. */
export interface CardEvent {
  id: string;
  facts: CardFacts;
}

export class CardEventRefused extends Error {
  override name = 'CardEventRefused';
}

/** The payment service. Calls reject with its own errors; the same order and attempt always give the same page. */
export interface CardPayment {
  mode: 'test' | 'live';
  open(order: CardOrder): Promise<CardPage>;
  /** Undefined where the service knows no such page. */
  read(paymentId: string): Promise<CardFacts | undefined>;
  /** Takes the page away, so that nobody pays it any more; true where it was still open. */
  close(paymentId: string): Promise<boolean>;
  /** `operationKey` makes a repetition harmless. Returns the refund's id. */
  refund(refund: { chargeId: string; amountMinor: number; operationKey: string }): Promise<string>;
  /** Null for messages that concern nothing here. Rejects with `CardEventRefused`. */
  readEvent(rawBody: Buffer, signature: string | undefined, now: number): Promise<CardEvent | null>;
}
