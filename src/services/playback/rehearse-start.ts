import type { DeviceLatencyStore } from './device-latency.ts';
import { waitUntil } from './start-plan.ts';
import type { SoundLevel } from './sound-level.ts';
import { unheardStart } from './sync-law.ts';

/**
 * In ms. So long before the release it begins: a page that has only just opened is busy, and Firefox was seen to take 100 ms
 * then for what takes it 10 a second later. It lasts until the media clock moves evenly, and leaves the rest for going back.
 */
const rehearsal = { aheadMs: 700, lastsMs: 260, evenFromMs: 180, everyMs: 10, movesFromMs: 10 } as const;

export interface StartRehearsal {
  /** Whether there is time for it, and a need: nobody has seen yet what a start takes on this device. */
  isDue(releaseAt: number): boolean;
  /** Settles once the clip is back at its position; rejects once `stopped`. `releaseAt` is of the device's clock, ms. */
  run(releaseAt: number, stopped: AbortSignal): Promise<void>;
}

/**
 * A clip that is loaded, not seen yet and hushed is started for a moment and put back, so that the first start of all need
 * not go by a guess. Once a clip: where the browser wants a touch first, the start itself is what is learned from.
 */
export function createStartRehearsal(
  video: Pick<HTMLVideoElement, 'currentTime' | 'playbackRate' | 'play' | 'pause'>,
  deps: { latency: DeviceLatencyStore; sound: SoundLevel; deviceNow: () => number; isHidden: () => boolean },
): StartRehearsal {
  const { latency, sound, deviceNow } = deps;
  let mayRun = true;

  /** Of the readings the least: a clock that steps is right just after a step. */
  const measureStart = async (stopped: AbortSignal): Promise<number> => {
    const from = video.currentTime;
    const begunAt = deviceNow();
    let startMs = Number.POSITIVE_INFINITY;
    try {
      video.playbackRate = unheardStart.rate;
      await video.play();
      for (let at = begunAt; at < begunAt + rehearsal.lastsMs; at = deviceNow()) {
        await waitUntil(at + rehearsal.everyMs, deviceNow, stopped);
        const elapsedMs = deviceNow() - begunAt;
        const movedMs = (video.currentTime - from) * 1000;
        if (elapsedMs < rehearsal.evenFromMs || movedMs < rehearsal.movesFromMs) continue;
        startMs = Math.min(startMs, elapsedMs - movedMs / unheardStart.rate);
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
