import type { CallSpec } from '../call.ts';

/** Each reads much, and nobody needs it often. */
export const ownDataSpec = {
  ofUser: { throttle: [{ name: 'own data', by: 'user', hits: 10, perMs: 60_000 }] },
  ofSeat: { pace: 'act' },
} satisfies Record<string, CallSpec>;
