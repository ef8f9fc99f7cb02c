import { resultCalls } from '#contract/calls/results.ts';
import { resultSpec } from '#contract/calls/schemas/results.ts';
import type { Awards } from '../awards/awards.ts';
import { handleCalls } from '../http/handle-calls.ts';
import { resultsCsv } from './results-csv.ts';
import type { Results } from './results.ts';

export const resultHandlers = ({ results, awards }: { results: Results; awards: Awards }) =>
  handleCalls(resultCalls, resultSpec, {
    ofSession: ({ user, params }) => results.ofSession(user.company_id, params.id),
    csv: async ({ user, params }, reply) => {
      const { scorecard, shared } = await results.ofSession(user.company_id, params.id);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="results-${scorecard.session_id}.csv"`)
        .send(resultsCsv(scorecard, shared));
    },
    ofSeat: ({ seat, params }) => results.ofSeat(seat, params.sessionId),
    verifyAward: async ({ params }) => {
      const award = await awards.verify(params.code);
      return { valid: award !== null, award };
    },
  });
