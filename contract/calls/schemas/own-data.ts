import type { CallSpec } from '../call.ts';

/** Expensive and rarely needed. */
export const ownDataSpec = {
  ofUser: { load: 'heavy', throttle: [{ name: 'own data', by: 'user', hits: 10, perMs: 60_000 }] },
  ofSeat: { load: 'heavy', pace: 'document' },
} satisfies Record<string, CallSpec>;
