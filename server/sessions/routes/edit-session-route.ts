import { Type } from 'typebox';
import { EditSessionRequest, SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Sessions } from '../create-sessions.ts';

/** PATCH /api/session/{id}: title and options. */
export function editSessionRoute({ sessions }: { sessions: Sessions }): AppPlugin {
  return (app) => {
    app.patch(
      '/api/session/:id',
      {
        schema: {
          params: Type.Object({ id: Type.String() }),
          body: EditSessionRequest,
          response: { 200: SessionDetail },
        },
      },
      ({ user, params, body }) => sessions.edit(user, params.id, body),
    );
  };
}
