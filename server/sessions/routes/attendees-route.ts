import { Type } from 'typebox';
import { AttendeesRequest, SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import type { Sessions } from '../create-sessions.ts';

/** POST /api/session/{id}/attendees: adds and removes people, also late. */
export function attendeesRoute({
  sessions,
  idempotency,
}: {
  sessions: Sessions;
  idempotency: Idempotency;
}): AppPlugin {
  return (app) => {
    app.post(
      '/api/session/:id/attendees',
      {
        schema: {
          params: Type.Object({ id: Type.String() }),
          body: AttendeesRequest,
          response: { 200: SessionDetail },
        },
      },
      (request, reply) =>
        idempotency(request, reply, async (unit) => ({
          status: 200,
          body: await sessions.people.change(
            request.user,
            request.params.id,
            {
              add: request.body.add.map((person, index) => ({ ...person, path: `add.${index}` })),
              remove: request.body.remove,
            },
            unit,
          ),
        })),
    );
  };
}
