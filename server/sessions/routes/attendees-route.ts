import { Type } from 'typebox';
import { AttendeesRequest, SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Sessions } from '../create-sessions.ts';

/** POST /api/session/{id}/attendees: adds and removes people, also late. */
export function attendeesRoute({ sessions }: { sessions: Sessions }): AppPlugin {
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
      ({ user, params, body }) =>
        sessions.people.change(user, params.id, {
          add: body.add.map((person, index) => ({ ...person, path: `add.${index}` })),
          remove: body.remove,
        }),
    );
  };
}
