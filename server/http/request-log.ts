import type { Meter } from '../meter.ts';
import type { App } from './app-type.ts';

/** One line per request, by route pattern: addresses contain e-mails and tokens, patterns do not. */
export function requestLog(app: App, meter: Pick<Meter, 'answered'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    meter.answered({ method, route, status: reply.statusCode, ms: reply.elapsedTime });
    request.log.info(
      {
        method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.user?.id,
        seatId: request.seat?.seatId,
      },
      'request',
    );
  });
}
