import { Type } from 'typebox';
import { RescheduleRequest, SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Sessions } from '../create-sessions.ts';

/** POST /api/session/{id}/reschedule */
export function rescheduleSessionRoute({ sessions }: { sessions: Sessions }): AppPlugin {
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
      ({ user, params, body }) => sessions.reschedule(user, params.id, body),
    );
  };
}
