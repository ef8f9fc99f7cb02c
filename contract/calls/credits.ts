import { defineCalls } from './call.ts';
import type { creditSpec } from './schemas/credits.ts';

export const creditCalls = defineCalls<typeof creditSpec>()({
  ledger: { method: 'GET', path: '/api/credits', access: 'company' },
});
