import type { Clock } from '../clock.ts';

/** How long a token that was found good is not looked up again. */
const rememberedMs = 1000;
/** No transaction takes longer: a look-up during one may return what it is about to end. */
const transactionWithinMs = 10_000;
const sweepAbove = 5000;

/**
 * Tokens that were found good within the last second, so that what one person asks at once is one look-up. Whatever may
 * end a token calls `forget`, for some tokens or for all; another node's word takes the second.
 */
export function createTokenMemory<Found extends { expiresAt: Date }>({ clock }: { clock: Clock }) {
  const remembered = new Map<string, { found: Found; until: number }>();
  const underWay = new Map<string, { looking?: Promise<Found | undefined> }>();
  /** Tokens that are not remembered before. */
  const quiet = new Map<string, number>();
  let allQuietUntil = Number.NEGATIVE_INFINITY;

  function sweep(now: number): void {
    if (remembered.size >= sweepAbove)
      for (const [token, { until }] of remembered) if (until <= now) remembered.delete(token);
    if (quiet.size >= sweepAbove) for (const [token, until] of quiet) if (until <= now) quiet.delete(token);
  }

  function keep(token: string, found: Found, now: number): void {
    sweep(now);
    if (now < Math.max(allQuietUntil, quiet.get(token) ?? Number.NEGATIVE_INFINITY)) return;
    remembered.set(token, { found, until: now + rememberedMs });
  }

  async function lookUp(token: string, look: () => Promise<Found | undefined>): Promise<Found | undefined> {
    const now = clock.elapsed();
    const own: { looking?: Promise<Found | undefined> } = {};
    underWay.set(token, own);
    try {
      own.looking = look();
      const found = await own.looking;
      if (found && underWay.get(token) === own) keep(token, found, now);
      return found;
    } finally {
      if (underWay.get(token) === own) underWay.delete(token);
    }
  }

  function forget(tokens?: readonly string[]): void {
    for (const token of tokens ?? [...remembered.keys(), ...underWay.keys()]) {
      remembered.delete(token);
      underWay.delete(token);
    }
  }

  return {
    async find(token: string, look: () => Promise<Found | undefined>): Promise<Found | undefined> {
      const known = remembered.get(token);
      if (known && known.until > clock.elapsed() && known.found.expiresAt.getTime() > clock.now())
        return known.found;
      return underWay.get(token)?.looking ?? lookUp(token, look);
    },

    /** After what ends tokens was committed. */
    forget,

    /** In the transaction that ends tokens. */
    forgetWithin(tokens?: readonly string[]): void {
      forget(tokens);
      const until = clock.elapsed() + transactionWithinMs;
      if (tokens) for (const token of tokens) quiet.set(token, until);
      else allQuietUntil = until;
    },
  };
}
