import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { App, AppPlugin } from '../http/app-type.ts';
import type { SettleOrder } from './settle-order.ts';
import {
  type CardEvent,
  CardEventRefused,
  type CardFacts,
  type CardPayment,
} from '../payment/card-payment.ts';

const bodyLimit = 262_144;

/**
 * POST /api/checkout/webhook, for the payment service alone: the body's bytes are what its signature covers. 400 for a
 * message that is not signed, altered, too old or from the future; 404 CHECKOUT_002 for an order that is not ours. Where
 * no card is taken there is no such route.
 */
export function webhookRoute(deps: {
  card: CardPayment | null;
  settleOrder: SettleOrder;
  clock: Clock;
  log: Logger;
}): AppPlugin {
  const { card, settleOrder, clock, log } = deps;
  if (!card) return async () => undefined;
  const { read, readEvent } = card;

  async function verify(body: Buffer, signature: unknown): Promise<CardEvent | null> {
    try {
      return await readEvent(body, typeof signature === 'string' ? signature : undefined, clock.now());
    } catch (error) {
      if (!(error instanceof CardEventRefused)) throw error;
      log.warn({ reason: error.message }, 'payment message refused');
      throw new ApiProblem({ status: 400, message: 'The message is not signed as it must be.' });
    }
  }

  /** The message of a failed payment does not say why; the payment does. */
  async function withReason(facts: CardFacts): Promise<CardFacts> {
    if (facts.state !== 'failed' || facts.failure !== null) return facts;
    try {
      return { ...facts, failure: (await read(facts.paymentId))?.failure ?? null };
    } catch (err) {
      log.warn({ err }, 'the reason of a failed payment was not read');
      return facts;
    }
  }

  return async (app: App) => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
        done(null, body),
      );
      scope.post(
        '/api/checkout/webhook',
        { bodyLimit, config: { csrf: false }, schema: { hide: true } },
        async ({ body, headers }) => {
          const event = await verify(
            Buffer.isBuffer(body) ? body : Buffer.alloc(0),
            headers['stripe-signature'],
          );
          if (event) await settleOrder(await withReason(event.facts), event.id);
          return { received: true };
        },
      );
    });
  };
}
