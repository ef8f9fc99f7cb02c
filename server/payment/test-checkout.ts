import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { CardPayment } from './card-payment.ts';
import { createStripePayment } from './stripe-payment.ts';
import type { TestPage } from '../database/test-page.ts';
import { openTestPaymentApi, sessionObject } from './test-payment-api.ts';
import { createTestPayments, type TestPayments } from './test-payments.ts';

const settleEveryMs = 1000;
const sendTriesMs = [0, 1000, 5000];

type EventName = 'completed' | 'async_payment_succeeded' | 'async_payment_failed' | 'expired';

export interface TestCheckout {
  card: CardPayment;
  payments: TestPayments;
  /** Tells the product's webhook, signed as the payment service signs, and tries again where nobody answers. */
  sendEvent(event: EventName, page: TestPage): Promise<void>;
  close(): Promise<void>;
}

/**
 * Card payment without a payment service: the SDK talks to a server inside this process, which keeps its pages in the
 * database and sends the same signed messages.
 */
export async function openTestCheckout(deps: {
  database: Database;
  clock: Clock;
  log: Logger;
  /** Makes the ids of pages. */
  secret: string;
  /** Signs the messages; made from the product's own secret. */
  webhookSecret: string;
  publicUrl: string;
  /** Brings a signed message to the product's own webhook; true where it was taken. */
  deliver(payload: string, signature: string): Promise<boolean>;
}): Promise<TestCheckout> {
  const { clock, log, webhookSecret, publicUrl, deliver } = deps;
  const payments = createTestPayments(deps);
  const stripe = new Stripe('sk_test_embedded');

  async function post(event: EventName, page: TestPage): Promise<boolean> {
    const payload = JSON.stringify({
      id: `evt_test_${randomUUID()}`,
      object: 'event',
      type: `checkout.session.${event}`,
      created: Math.floor(clock.now() / 1000),
      data: { object: sessionObject(page) },
    });
    const signature = stripe.webhooks.generateTestHeaderString({
      payload,
      secret: webhookSecret,
      timestamp: Math.floor(clock.now() / 1000),
    });
    return deliver(payload, signature);
  }

  async function sendEvent(event: EventName, page: TestPage): Promise<void> {
    for (const waitMs of sendTriesMs) {
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs).unref());
      if (await post(event, page).catch(() => false)) return;
    }
    log.warn({ paymentId: page.id, event }, 'test checkout: message not taken, the order is looked up later');
  }

  const api = await openTestPaymentApi({
    payments,
    publicUrl,
    onExpired: (page) => void sendEvent('expired', page),
  });
  async function settle(): Promise<void> {
    const settled = await payments.settleDelayed();
    const expired = await payments.expireOld();
    for (const page of settled)
      void sendEvent(page.refusal ? 'async_payment_failed' : 'async_payment_succeeded', page);
    for (const page of expired) void sendEvent('expired', page);
  }

  let settling = Promise.resolve();
  const timer = setInterval(() => {
    settling = settle().catch((err: unknown) => log.warn({ err }, 'test checkout: pages not settled'));
  }, settleEveryMs);
  timer.unref();

  return {
    card: createStripePayment({
      secretKey: 'sk_test_embedded',
      webhookSecret,
      publicUrl,
      mode: 'test',
      apiUrl: api.url,
    }),
    payments,
    sendEvent,
    async close() {
      clearInterval(timer);
      await settling;
      await api.close();
    },
  };
}
