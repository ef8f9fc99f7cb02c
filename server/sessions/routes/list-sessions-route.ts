import { Type } from 'typebox';
import { SessionListAnswer } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Sessions } from '../create-sessions.ts';
import { sessionSorts, tabNames } from '../session-list.ts';

const Query = Type.Object({
  tab: Type.Optional(Type.Union(tabNames.map((tab) => Type.Literal(tab)))),
  search: Type.Optional(Type.String({ maxLength: 120 })),
  sort: Type.Optional(Type.Union(sessionSorts.map((sort) => Type.Literal(sort)))),
  cursor: Type.Optional(Type.String({ maxLength: 400 })),
});

/** GET /api/session: one tab of the company's sessions, a page at a time. */
export function listSessionsRoute({ sessions }: { sessions: Sessions }): AppPlugin {
  return (app) => {
    app.get(
      '/api/session',
      { schema: { querystring: Query, response: { 200: SessionListAnswer } } },
      ({ user, query }) => sessions.list.read(user.company_id, query),
    );
  };
}
