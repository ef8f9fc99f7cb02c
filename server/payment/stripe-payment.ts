import type Stripe from 'stripe';
import { CardEventRefused, type CardFacts, type CardOrder, type CardPayment } from './card-payment.ts';
import { failureOfError } from './payment-failures.ts';

const toleranceSeconds = 300;
const futureSeconds = 60;
const requestWithinMs = 10_000;

const states: Readonly<Record<string, CardFacts['state']>> = {
  'checkout.session.completed': 'processing',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'failed',
  'checkout.session.expired': 'expired',
};

/** Stripe Checkout through its own SDK. `apiUrl` is where a stand-in of the same protocol listens. */
export function createStripePayment(options: {
  secretKey: string;
  webhookSecret: string;
  publicUrl: string;
  mode: 'test' | 'live';
  apiUrl?: string;
}): CardPayment {
  const { webhookSecret, publicUrl, mode } = options;
  let loading: Promise<{ stripe: Stripe; errors: typeof Stripe.errors }> | undefined;

  /** The SDK is two hundred files, which a server that sells nothing today need not read. */
  async function load() {
    const { default: Sdk } = await import('stripe');
    const stripe = new Sdk(options.secretKey, {
      timeout: requestWithinMs,
      maxNetworkRetries: 1,
      telemetry: false,
      ...addressOf(options.apiUrl),
    });
    return { stripe, errors: Sdk.errors };
  }

  const sdk = () => {
    loading ??= load();
    return loading;
  };

  return {
    mode,

    async open(order) {
      const { stripe } = await sdk();
      const session = await stripe.checkout.sessions.create(sessionOf(order, publicUrl), {
        idempotencyKey: `order-${order.id}-${order.attempt}`,
      });
      if (session.url === null) throw new Error(`order ${order.id}: the payment service gave no page`);
      return { paymentId: session.id, url: session.url };
    },

    async read(paymentId) {
      const { stripe, errors } = await sdk();
      const session = await stripe.checkout.sessions
        .retrieve(paymentId, { expand: ['payment_intent'] })
        .catch((error: unknown) => {
          if (error instanceof errors.StripeInvalidRequestError && error.statusCode === 404) return undefined;
          throw error;
        });
      return session && factsOf(session, stateOf(session));
    },

    async close(paymentId) {
      const { stripe, errors } = await sdk();
      try {
        await stripe.checkout.sessions.expire(paymentId);
        return true;
      } catch (error) {
        if (error instanceof errors.StripeInvalidRequestError) return false;
        throw error;
      }
    },

    async refund({ chargeId, amountMinor, operationKey }) {
      const { stripe } = await sdk();
      const refund = await stripe.refunds.create(
        { payment_intent: chargeId, amount: amountMinor },
        { idempotencyKey: operationKey },
      );
      return refund.id;
    },

    async readEvent(rawBody, signature, now) {
      if (!signature) throw new CardEventRefused('no signature');
      const { stripe } = await sdk();
      const event = verified(stripe, rawBody, signature, webhookSecret, now);
      const state = states[event.type];
      if (state === undefined) return null;
      const session = event.data.object as Stripe.Checkout.Session;
      return { id: event.id, facts: factsOf(session, state === 'processing' ? stateOf(session) : state) };
    },
  };
}

/** The SDK refuses what is too old; what claims to come from the future is refused here. */
function verified(
  stripe: Stripe,
  rawBody: Buffer,
  signature: string,
  secret: string,
  now: number,
): Stripe.Event {
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1]);
  if (!Number.isFinite(signedAt) || signedAt > now / 1000 + futureSeconds)
    throw new CardEventRefused('signed in the future, or not dated');
  try {
    return stripe.webhooks.constructEvent(
      rawBody,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      Math.floor(now),
    );
  } catch (cause) {
    throw new CardEventRefused('signature or body refused', { cause });
  }
}

function sessionOf(order: CardOrder, publicUrl: string): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: String(order.id),
    customer_email: order.email,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.totalMinor,
          product_data: { name: order.description },
        },
      },
    ],
    metadata: { order: String(order.id), number: order.number },
    payment_intent_data: { metadata: { order: String(order.id), number: order.number } },
    success_url: `${publicUrl}/checkoutSuccess?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/dashboard/checkout?order=${order.id}`,
  };
}

/** A page whose payment takes days is `complete` from the start; that it failed in the end only the payment itself says. */
function stateOf(session: Stripe.Checkout.Session): CardFacts['state'] {
  if (session.status === 'expired') return 'expired';
  if (session.status === 'open') return 'open';
  if (session.payment_status !== 'unpaid') return 'paid';
  const intent = intentOf(session);
  return intent !== null && givenUp.has(intent.status) ? 'failed' : 'processing';
}

const givenUp: ReadonlySet<string> = new Set(['requires_payment_method', 'canceled']);

/** The payment behind a page; null where the message only names it. */
function intentOf({ payment_intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof payment_intent === 'object' ? payment_intent : null;
}

function factsOf(session: Stripe.Checkout.Session, state: CardFacts['state']): CardFacts {
  const orderId = Number(session.client_reference_id);
  const { payment_intent } = session;
  const error = intentOf(session)?.last_payment_error;
  return {
    paymentId: session.id,
    orderId: Number.isSafeInteger(orderId) && orderId > 0 ? orderId : null,
    url: state === 'open' ? session.url : null,
    state,
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    chargeId: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? null),
    failure: error ? failureOfError(error) : null,
  };
}

function addressOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port: Number(port), protocol: protocol === 'http:' ? 'http' : 'https' } as const;
}
