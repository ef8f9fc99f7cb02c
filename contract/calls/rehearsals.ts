import { defineCalls } from './call.ts';
import type { rehearsalSpec } from './schemas/rehearsals.ts';

export const rehearsalCalls = defineCalls<typeof rehearsalSpec>()({
  /** A session of the company with bots as guests, which begins within a minute and takes no credits. */
  start: { method: 'POST', path: '/api/rehearsal', access: 'company', key: true },
});
