import { clipPosition } from '#contract/rules/sessions/timeline.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import type { DeviceLatency } from './device-latency.ts';

export type StartPlan =
  /** Seek to `positionMs` and call `play()` at `releaseAt` (device clock). */
  | { type: 'hold'; positionMs: number; releaseAt: number }
  /** The position cannot be reached in time: seek to a later one first. */
  | { type: 'seek'; toMs: number }
  | { type: 'over' };

/** The minimum time between now and the release, and the lead of a late joiner, in ms. */
const holds = { missedByMs: 8, aheadMs: 140, ownPositionMs: 40 } as const;

/**
 * How an element that is buffered at `mediaMs` and paused starts on the timeline: hold it, and
 * release it the learned start latency before the instant at which its frame is due. Pure.
 */
export function planStart(
  timeline: { startAt: number; durationMs: number },
  clock: Pick<ServerClock, 'now' | 'deviceTimeOf'>,
  mediaMs: number,
  latency: DeviceLatency,
  deviceNow: number,
): StartPlan {
  const position = clipPosition(timeline, clock.now());
  if (position.where === 'after') return { type: 'over' };
  const releaseAt = clock.deviceTimeOf(timeline.startAt + mediaMs) - latency.startMs;
  if (releaseAt >= deviceNow - holds.missedByMs) {
    const tooFar = releaseAt - deviceNow > 4000 && position.where === 'inside';
    if (!tooFar) return { type: 'hold', positionMs: mediaMs, releaseAt };
  }
  const elapsed = position.where === 'inside' ? position.positionMs : 0;
  const toMs = elapsed + latency.seekMs + latency.startMs + holds.aheadMs;
  return toMs >= timeline.durationMs - holds.ownPositionMs ? { type: 'over' } : { type: 'seek', toMs };
}

/** Resolves exactly at a device time: a timer, then a busy wait for the last milliseconds. */
export function waitUntil(deviceMs: number, deviceNow: () => number, signal: AbortSignal): Promise<void> {
  const spinMs = 5;
  return new Promise((resolve, reject) => {
    const finish = () => {
      if (signal.aborted) return reject(signal.reason);
      while (deviceNow() < deviceMs) {
        if (deviceMs - deviceNow() > spinMs * 4)
          return void setTimeout(finish, deviceMs - deviceNow() - spinMs);
      }
      resolve();
    };
    const timer = setTimeout(finish, Math.max(0, deviceMs - deviceNow() - spinMs));
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
