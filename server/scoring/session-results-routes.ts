import { Type } from 'typebox';
import { SessionResults } from '#contract/calls/schemas/results.ts';
import type { AppPlugin } from '../http/app-type.ts';
import { resultsCsv } from './results-csv.ts';
import type { Results } from './results.ts';

const params = Type.Object({ id: Type.String() });

/** GET /api/session/{id}/results and results.csv; for the company scope. */
export function sessionResultsRoutes({ results }: { results: Results }): AppPlugin {
  return (app) => {
    app.get(
      '/api/session/:id/results',
      { schema: { params, response: { 200: SessionResults } } },
      ({ user, params: { id } }) => results.ofSession(user.company_id, id),
    );
    app.get(
      '/api/session/:id/results.csv',
      { schema: { params, produces: ['text/csv'] } },
      async ({ user, params: { id } }, reply) => {
        const { scorecard } = await results.ofSession(user.company_id, id);
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="results-${scorecard.session_id}.csv"`)
          .send(resultsCsv(scorecard));
      },
    );
  };
}
