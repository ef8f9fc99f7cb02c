import type { Logger } from 'pino';
import type { ClockAnswer } from '#contract/calls/schemas/experience.ts';
import type { Clock } from '../../clock.ts';
import { addressOn, forwardedMark } from '../../http/forward-request.ts';

const samples = 3;
const askWithinMs = 1000;
/** Quartz drifts by less than a millisecond in this time. */
const askAgainMs = 10_000;
/** How long an unused time is kept, for the takeover after a node's death. */
const lifetimeMs = 60_000;

interface SessionTime {
  owner: string;
  /** The offset to this node's elapsed time. */
  ahead: number;
  askedAt: number;
}

/**
 * The times of sessions that other nodes direct, estimated like in a browser: a session's time is its director's,
 * regardless of the wall clocks of other nodes.
 */
export function createSessionTimes({ clock, log }: { clock: Clock; log: Logger }) {
  let owners: ReadonlyMap<string, string> = new Map();
  const known = new Map<string, SessionTime>();
  const asking = new Map<string, Promise<void>>();

  async function sample(sessionId: string, owner: string): Promise<{ ahead: number; doubt: number }> {
    const sentAt = clock.elapsed();
    const response = await fetch(
      addressOn(owner, `/api/exp/clock?session=${encodeURIComponent(sessionId)}`),
      {
        headers: { [forwardedMark]: '1' },
        signal: AbortSignal.timeout(askWithinMs),
      },
    );
    if (!response.ok) throw new Error(`The clock of ${owner} answered ${response.status}`);
    const { received_at, sent_at } = (await response.json()) as ClockAnswer;
    const returnedAt = clock.elapsed();
    return {
      ahead: (received_at + sent_at - sentAt - returnedAt) / 2,
      doubt: returnedAt - sentAt - (sent_at - received_at),
    };
  }

  async function ask(sessionId: string, owner: string): Promise<void> {
    const taken: { ahead: number; doubt: number }[] = [];
    for (let n = 0; n < samples; n += 1) taken.push(await sample(sessionId, owner));
    const [best] = taken.sort((a, b) => a.doubt - b.doubt);
    if (best && owners.get(sessionId) === owner)
      known.set(sessionId, { owner, ahead: best.ahead, askedAt: clock.elapsed() });
  }

  function askOnce(sessionId: string, owner: string): Promise<void> {
    const begun =
      asking.get(sessionId) ??
      ask(sessionId, owner)
        .catch((err: unknown) =>
          log.warn({ err, session: sessionId, owner }, 'The time of a session could not be learned'),
        )
        .finally(() => asking.delete(sessionId));
    asking.set(sessionId, begun);
    return begun;
  }

  return {
    /** The directing node of each session, without this node's. */
    follow(current: ReadonlyMap<string, string>): void {
      owners = current;
      for (const [sessionId, { askedAt }] of known)
        if (!owners.has(sessionId) && clock.elapsed() - askedAt > lifetimeMs) known.delete(sessionId);
    },

    /** Resolves at once if the time is known or no other node directs the session, otherwise once its node has answered. */
    async learn(sessionId: string): Promise<void> {
      const owner = owners.get(sessionId);
      if (owner === undefined) return;
      const time = known.get(sessionId);
      const isOfOwner = time?.owner === owner;
      if (isOfOwner && clock.elapsed() - time.askedAt < askAgainMs) return;
      const asked = askOnce(sessionId, owner);
      if (!isOfOwner) await asked;
    },

    /** Unix ms; undefined if unknown. */
    now(sessionId: string): number | undefined {
      const time = known.get(sessionId);
      return time && Math.round(clock.elapsed() + time.ahead);
    },
  };
}
