import { Type } from 'typebox';
import { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import type { Sessions } from '../create-sessions.ts';

/** POST /api/session/{id}/cancel. SESSION_010 where it is too late. */
export function cancelSessionRoute({
  sessions,
  idempotency,
}: {
  sessions: Sessions;
  idempotency: Idempotency;
}): AppPlugin {
  return (app) => {
    app.post(
      '/api/session/:id/cancel',
      { schema: { params: Type.Object({ id: Type.String() }), response: { 200: SessionDetail } } },
      (request, reply) =>
        idempotency(request, reply, async (unit) => ({
          status: 200,
          body: await sessions.cancel(request.user, request.params.id, unit),
        })),
    );
  };
}
