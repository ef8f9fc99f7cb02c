import { Type } from 'typebox';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Sessions } from '../create-sessions.ts';

/** DELETE /api/session/{id} */
export function deleteSessionRoute({ sessions }: { sessions: Sessions }): AppPlugin {
  return (app) => {
    app.delete(
      '/api/session/:id',
      { schema: { params: Type.Object({ id: Type.String() }), response: { 204: Type.Null() } } },
      async ({ user, params }, reply) => {
        await sessions.delete(user, params.id);
        return reply.code(204).send(null);
      },
    );
  };
}
