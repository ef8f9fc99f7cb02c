import { Type } from 'typebox';
import { RescheduleRequest, SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import type { Sessions } from '../create-sessions.ts';

/** POST /api/session/{id}/reschedule */
export function rescheduleSessionRoute({
  sessions,
  idempotency,
}: {
  sessions: Sessions;
  idempotency: Idempotency;
}): AppPlugin {
  return (app) => {
    app.post(
      '/api/session/:id/reschedule',
      {
        schema: {
          params: Type.Object({ id: Type.String() }),
          body: RescheduleRequest,
          response: { 200: SessionDetail },
        },
      },
      (request, reply) =>
        idempotency(request, reply, async (unit) => ({
          status: 200,
          body: await sessions.reschedule(request.user, request.params.id, request.body, unit),
        })),
    );
  };
}
