import { Type } from 'typebox';
import { InviteRequest, SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Sessions } from '../create-sessions.ts';

/** POST /api/session/{id}/invite: sends invitations again. */
export function inviteRoute({ sessions }: { sessions: Sessions }): AppPlugin {
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
      ({ user, params, body }) => sessions.people.invite(user, params.id, body),
    );
  };
}
