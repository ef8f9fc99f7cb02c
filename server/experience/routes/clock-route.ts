import { ClockAnswer } from '#contract/calls/schemas/experience.ts';
import type { Clock } from '../../clock.ts';
import type { AppPlugin } from '../../http/app-type.ts';

/** GET /api/exp/clock: the server's clock, for browsers to estimate their offset by. Touches no database. */
export function clockRoute({ clock }: { clock: Clock }): AppPlugin {
  return (app) => {
    app.get('/api/exp/clock', { schema: { response: { 200: ClockAnswer } } }, (_request, reply) => {
      const received_at = clock.now();
      reply.header('cache-control', 'no-store').send({ received_at, sent_at: clock.now() });
    });
  };
}
