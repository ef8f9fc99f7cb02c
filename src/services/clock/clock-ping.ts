import type { ClockAnswer } from '#contract/calls/schemas/experience.ts';
import type { ClockSample } from './clock-bounds.ts';

export type ClockPing = (signal?: AbortSignal) => Promise<ClockSample>;

/**
 * One exchange with `GET /api/exp/clock`, stamped with `performance.now()`. It uses fetch directly, because a wait in the
 * request queue would count as network time. Rejects when the server cannot be reached.
 */
export function createClockPing(deps: {
  baseUrl: string;
  fetch: typeof globalThis.fetch;
  deviceNow: () => number;
  /** The session whose time is requested; the server's own by default. */
  sessionId?: string;
}): ClockPing {
  const query = deps.sessionId === undefined ? '' : `?session=${encodeURIComponent(deps.sessionId)}`;
  return async (signal) => {
    const sentAt = deps.deviceNow();
    const answer = await deps.fetch(`${deps.baseUrl}/api/exp/clock${query}`, { cache: 'no-store', signal });
    const returnedAt = deps.deviceNow();
    if (!answer.ok) throw new Error(`Clock answered ${answer.status}`);
    const stamps: ClockAnswer = await answer.json();
    return {
      sentAt,
      returnedAt,
      serverReceivedAt: stamps.received_at,
      serverSentAt: stamps.sent_at,
    };
  };
}
