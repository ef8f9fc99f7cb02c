import { Type } from 'typebox';
import { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Sessions } from '../create-sessions.ts';

/** POST /api/session/{id}/archive */
export function archiveSessionRoute({ sessions }: { sessions: Sessions }): AppPlugin {
  return (app) => {
    app.post(
      '/api/session/:id/archive',
      { schema: { params: Type.Object({ id: Type.String() }), response: { 200: SessionDetail } } },
      ({ user, params }) => sessions.archive(user, params.id),
    );
  };
}
