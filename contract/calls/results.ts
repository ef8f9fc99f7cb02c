import { defineCalls } from './call.ts';
import type { resultSpec } from './schemas/results.ts';

/** Scorecards, analyses and awards. */
export const resultCalls = defineCalls<typeof resultSpec>()({
  ofSession: { method: 'GET', path: '/api/session/:id/results', access: 'company' },
  csv: { method: 'GET', path: '/api/session/:id/results.csv', access: 'company', answers: 'text/csv' },
  /** How the session went, scene by scene and act by act; nobody who took part is named. */
  log: { method: 'GET', path: '/api/session/:id/log.csv', access: 'company', answers: 'text/csv' },
  /** The participant's own: own team first, own part beside it. */
  ofSeat: { method: 'GET', path: '/api/session/scorecard/:sessionId', access: 'participant' },
  /** The participant's own as a file to keep. Nobody else's part is in it: a file cannot be taken back. */
  seatPdf: {
    method: 'GET',
    path: '/api/session/scorecard/:sessionId/scorecard.pdf',
    access: 'participant',
    answers: 'application/pdf',
  },
  seatCsv: {
    method: 'GET',
    path: '/api/session/scorecard/:sessionId/scorecard.csv',
    access: 'participant',
    answers: 'text/csv',
  },
  /** Writes one's name on one's own award as it should be written. */
  correctOwnName: { method: 'POST', path: '/api/session/scorecard/:sessionId/name', access: 'participant' },
  correctName: { method: 'POST', path: '/api/session/:id/award/:code/name', access: 'company' },
  revokeAward: { method: 'POST', path: '/api/session/:id/award/:code/revoke', access: 'company' },
  awardPdf: {
    method: 'GET',
    path: '/api/award/:code/award.pdf',
    access: 'public',
    answers: 'application/pdf',
  },
  /** The logo of the award's company, an image. */
  awardLogo: {
    method: 'GET',
    path: '/api/award/:code/logo',
    access: 'public',
    answers: 'application/octet-stream',
  },
  /** Whether an award's code bears our own signature. */
  verifyAward: { method: 'GET', path: '/api/award/:code', access: 'public' },
});
