import { Type } from 'typebox';
import { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import type { Database } from '../../database/database.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Sessions } from '../create-sessions.ts';

/** GET /api/session/{id} */
export function readSessionRoute({
  database,
  sessions,
}: {
  database: Database;
  sessions: Sessions;
}): AppPlugin {
  return (app) => {
    app.get(
      '/api/session/:id',
      { schema: { params: Type.Object({ id: Type.String() }), response: { 200: SessionDetail } } },
      ({ user, params }) => sessions.readDetail(database, user.company_id, params.id),
    );
  };
}
