import { defineCalls } from './call.ts';
import type { trialSpec } from './schemas/trial.ts';

export const trialCalls = defineCalls<typeof trialSpec>()({
  /** A session of the shortest story for one visitor and four bots, which begins within a minute. */
  start: { method: 'POST', path: '/api/trial-sessions', access: 'public' },
});
