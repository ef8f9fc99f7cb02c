import { Type } from 'typebox';
import { InviteRequest, SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import type { Sessions } from '../create-sessions.ts';

/** POST /api/session/{id}/invite: sends invitations again. */
export function inviteRoute({
  sessions,
  idempotency,
}: {
  sessions: Sessions;
  idempotency: Idempotency;
}): AppPlugin {
  return (app) => {
    app.post(
      '/api/session/:id/invite',
      {
        schema: {
          params: Type.Object({ id: Type.String() }),
          body: InviteRequest,
          response: { 200: SessionDetail },
        },
      },
      (request, reply) =>
        idempotency(request, reply, async (unit) => ({
          status: 200,
          body: await sessions.people.invite(request.user, request.params.id, request.body, unit),
        })),
    );
  };
}
