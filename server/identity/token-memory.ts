import type { Clock } from '../clock.ts';

/** How long a token that was found good is not looked up again. */
const rememberedMs = 1000;
/** No transaction takes longer: what is looked up while one is under way may be what it is about to end. */
const transactionWithinMs = 10_000;
const sweepAbove = 5000;

/**
 * Tokens that were found good within the last second, so that what one person asks at once is one look-up. Whatever may
 * end a token calls `forget`; another node's word takes the second.
 */
export function createTokenMemory<Found extends { expiresAt: Date }>({ clock }: { clock: Clock }) {
  const remembered = new Map<string, { found: Found; until: number }>();
  let forgotten = 0;
  let quietUntil = Number.NEGATIVE_INFINITY;

  function keep(token: string, found: Found, now: number): void {
    if (remembered.size >= sweepAbove)
      for (const [other, { until }] of remembered) if (until <= now) remembered.delete(other);
    remembered.set(token, { found, until: Math.min(now + rememberedMs, found.expiresAt.getTime()) });
  }

  return {
    async find(token: string, look: () => Promise<Found | undefined>): Promise<Found | undefined> {
      const now = clock.now();
      const known = remembered.get(token);
      if (known && known.until > now) return known.found;
      const before = forgotten;
      const found = await look();
      if (found && before === forgotten && now >= quietUntil) keep(token, found, now);
      return found;
    },

    /** After what ends tokens was committed. */
    forget(): void {
      forgotten += 1;
      remembered.clear();
    },

    /** In the transaction that ends tokens. */
    forgetWithin(): void {
      forgotten += 1;
      remembered.clear();
      quietUntil = clock.now() + transactionWithinMs;
    },
  };
}
