import type { CallThrottle } from '../call.ts';

/** Documents and exports of one company, its guests' scorecards included: three of each for the largest session. */
export const documentThrottle: CallThrottle = {
  name: 'documents',
  by: 'company',
  hits: 1000,
  perMs: 10 * 60_000,
};
