import type { CallSpec } from '../call.ts';

/** It reads much, and nobody needs it often. */
const throttle = [{ name: 'own data', by: 'address', hits: 20, perMs: 60_000 }] as const;

export const ownDataSpec = {
  ofUser: { throttle },
  ofSeat: { throttle },
} satisfies Record<string, CallSpec>;
