import type { App } from './app-type.ts';

/** One line a request, by route pattern: addresses bear e-mails and tokens, patterns do not. */
export function requestLog(app: App): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.info(
      {
        method,
        route: routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userId: request.user?.id,
        seatId: request.seat?.seatId,
      },
      'request',
    );
  });
}
