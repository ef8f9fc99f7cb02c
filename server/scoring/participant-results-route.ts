import { Type } from 'typebox';
import { ParticipantResults } from '#contract/calls/schemas/results.ts';
import type { AppPlugin } from '../http/app-type.ts';
import type { Results } from './results.ts';

/** GET /api/session/scorecard/{sessionId}; for the participant scope. */
export function participantResultsRoute({ results }: { results: Results }): AppPlugin {
  return (app) => {
    app.get(
      '/api/session/scorecard/:sessionId',
      {
        schema: {
          params: Type.Object({ sessionId: Type.String() }),
          response: { 200: ParticipantResults },
        },
      },
      ({ seat, params }) => results.ofSeat(seat, params.sessionId),
    );
  };
}
