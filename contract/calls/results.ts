import { defineCalls } from './call.ts';
import type { resultSpec } from './schemas/results.ts';

/** Scorecards, analyses and awards. */
export const resultCalls = defineCalls<typeof resultSpec>()({
  ofSession: { method: 'GET', path: '/api/session/:id/results', access: 'company' },
  csv: { method: 'GET', path: '/api/session/:id/results.csv', access: 'company', answers: 'text/csv' },
  /** The participant's own: own team first, own part beside it. */
  ofSeat: { method: 'GET', path: '/api/session/scorecard/:sessionId', access: 'participant' },
  /** Whether an award's code bears our own signature. */
  verifyAward: { method: 'GET', path: '/api/award/:code', access: 'public' },
});
