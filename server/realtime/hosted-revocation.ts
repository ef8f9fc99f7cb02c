import type { Rest } from 'ably';
import type { FindRevoked } from './hub/auth/credentials.ts';
import { poll } from './poll.ts';

type RevocationTarget = { type: 'revocationKey' | 'clientId'; value: string };

/** How many targets the service takes at once. */
const targetsAtOnce = 100;

export interface HostedRevocation {
  /** Notes that a token with that revocation key has been given out, and when it expires by itself. */
  note(revocationKey: string, expiresAt: number): void;
  /** Withdraws what has been given out until now, by whichever process. Rejects where the service refuses. */
  withdraw(targets: readonly RevocationTarget[]): Promise<void>;
  stop(): void;
}

/**
 * Withdraws at the service the tokens whose sign-in has ended before them. It asks for those that this process has given
 * out and that still run; the service's key must have revocable tokens enabled, otherwise every refusal is reported.
 */
export function createHostedRevocation(deps: {
  rest: Rest;
  findRevoked: FindRevoked;
  clock: { now(): number };
  /** How often the tokens given out are looked up, in ms. */
  interval: number;
  onError: (error: unknown) => void;
}): HostedRevocation {
  const expiries = new Map<string, number>();

  async function withdraw(targets: readonly RevocationTarget[]): Promise<void> {
    const { results } = await deps.rest.auth.revokeTokens([...targets]);
    for (const result of results) {
      if ('error' in result) throw result.error;
      expiries.delete(result.target.replace(/^revocationKey:/, ''));
    }
  }

  const stop = poll(async () => {
    const now = deps.clock.now();
    for (const [key, expiresAt] of expiries) if (expiresAt <= now) expiries.delete(key);
    if (expiries.size === 0) return;
    const revoked = [...(await deps.findRevoked([...expiries.keys()]))];
    for (let from = 0; from < revoked.length; from += targetsAtOnce)
      await withdraw(
        revoked.slice(from, from + targetsAtOnce).map((value) => ({ type: 'revocationKey', value })),
      );
  }, deps);

  return {
    note: (revocationKey, expiresAt) => void expiries.set(revocationKey, expiresAt),
    withdraw,
    stop,
  };
}
