import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { deriveKey } from '../secret.ts';
import type { CardPayment } from './card-payment.ts';
import { createStripePayment } from './stripe-payment.ts';
import { openTestCheckout, type TestCheckout } from './test-checkout.ts';

export interface CardPayments {
  card: CardPayment | null;
  /** Where cards are paid by the embedded test checkout. */
  testCheckout: TestCheckout | null;
}

/** Stripe where its keys are set; the embedded test checkout elsewhere, but never in production. */
export async function openCardPayment(deps: {
  config: Pick<Config, 'stripe' | 'production' | 'publicUrl'>;
  database: Database;
  clock: Clock;
  log: Logger;
  secret: string;
  /** Brings a signed message to the product's own webhook; true where it was taken. */
  deliver(payload: string, signature: string): Promise<boolean>;
}): Promise<CardPayments> {
  const { config, secret } = deps;
  const { publicUrl } = config;
  if (config.stripe) {
    const { secretKey, webhookSecret, apiUrl } = config.stripe;
    const card = createStripePayment({
      secretKey,
      webhookSecret,
      publicUrl,
      mode: secretKey.startsWith('sk_live_') || secretKey.startsWith('rk_live_') ? 'live' : 'test',
      ...(apiUrl === null ? {} : { apiUrl }),
    });
    return { card, testCheckout: null };
  }
  if (config.production) return { card: null, testCheckout: null };
  const webhookSecret = `whsec_${deriveKey(secret, 'test checkout').toString('hex')}`;
  const testCheckout = await openTestCheckout({ ...deps, webhookSecret, publicUrl });
  return { card: testCheckout.card, testCheckout };
}

/** Posts to the webhook on this machine, as the payment service would from outside. */
export function deliverOverLoopback(port: number) {
  return async (payload: string, signature: string): Promise<boolean> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/checkout/webhook`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok;
  };
}
