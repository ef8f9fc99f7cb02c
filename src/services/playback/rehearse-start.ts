import type { DeviceLatencyStore } from './device-latency.ts';
import { waitUntil } from './start-plan.ts';
import type { SoundLevel } from './sound-level.ts';
import { mutedStart } from './sync-law.ts';

/**
 * In ms. How long before the release it begins: a page that has just opened is busy, and Firefox then takes 100 ms for
 * what takes 10 a second later. It lasts until the media clock advances evenly; the rest is for seeking back.
 */
const rehearsal = { aheadMs: 700, lastsMs: 260, evenFromMs: 180, everyMs: 10, movesFromMs: 10 } as const;

export interface StartRehearsal {
  /** Whether there is enough time, and no start has been measured on this device yet. */
  isDue(releaseAt: number): boolean;
  /** Resolves once the clip is back at its position; rejects once `stopped`. `releaseAt` is on the device's clock, ms. */
  run(releaseAt: number, stopped: AbortSignal): Promise<void>;
}

/**
 * Starts a loaded, hidden and muted clip for a moment and seeks it back, so that the first real start has a measured
 * latency. Once a clip: if the browser requires a gesture first, the start itself is measured.
 */
export function createStartRehearsal(
  video: Pick<HTMLVideoElement, 'currentTime' | 'playbackRate' | 'play' | 'pause'>,
  deps: { latency: DeviceLatencyStore; sound: SoundLevel; deviceNow: () => number; isHidden: () => boolean },
): StartRehearsal {
  const { latency, sound, deviceNow } = deps;
  let mayRun = true;

  /** The minimum of the readings: a clock that advances in steps is right just after a step. */
  const measureStart = async (stopped: AbortSignal): Promise<number> => {
    const from = video.currentTime;
    const begunAt = deviceNow();
    let startMs = Number.POSITIVE_INFINITY;
    try {
      video.playbackRate = mutedStart.rate;
      await video.play();
      for (let at = begunAt; at < begunAt + rehearsal.lastsMs; at = deviceNow()) {
        await waitUntil(at + rehearsal.everyMs, deviceNow, stopped);
        const elapsedMs = deviceNow() - begunAt;
        const movedMs = (video.currentTime - from) * 1000;
        if (elapsedMs < rehearsal.evenFromMs || movedMs < rehearsal.movesFromMs) continue;
        startMs = Math.min(startMs, elapsedMs - movedMs / mutedStart.rate);
      }
    } finally {
      video.pause();
      video.playbackRate = 1;
      video.currentTime = from;
    }
    return startMs;
  };

  return {
    isDue: (releaseAt) =>
      mayRun && !latency.knowsStart() && !deps.isHidden() && releaseAt - deviceNow() >= rehearsal.aheadMs,
    async run(releaseAt, stopped) {
      mayRun = false;
      await waitUntil(releaseAt - rehearsal.aheadMs, deviceNow, stopped);
      sound.hush();
      if (!sound.isHushed()) return;
      try {
        const startMs = await measureStart(stopped);
        if (Number.isFinite(startMs)) latency.noteStart(startMs);
      } catch (error) {
        if (stopped.aborted) throw error;
      }
    },
  };
}
