import { CreateSessionRequest, SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import type { Sessions } from '../create-sessions.ts';

/** POST /api/session. A repeated Idempotency-Key gets the first answer and spends nothing. */
export function createSessionRoute({
  sessions,
  idempotency,
}: {
  sessions: Sessions;
  idempotency: Idempotency;
}): AppPlugin {
  return (app) => {
    app.post(
      '/api/session',
      { schema: { body: CreateSessionRequest, response: { 201: SessionDetail } } },
      (request, reply) =>
        idempotency(request, reply, async (unit) => ({
          status: 201,
          body: await sessions.create(request.user, request.body, unit),
        })),
    );
  };
}
