import type { ClipFact } from '#contract/calls/schemas/experience.ts';
import { clipPosition } from '#contract/rules/timeline.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import type { DeviceLatencyStore } from './device-latency.ts';
import { planStart, waitUntil } from './held-start.ts';
import { attachHls, type HlsSource, type LoadHls } from './hls-source.ts';
import { keepInSync, type SyncCorrector } from './sync-corrector.ts';
import type { SyncReport } from './sync-channel.ts';

export type ClipPlayerFact =
  | { type: 'ready' }
  | { type: 'started' }
  | { type: 'stalled' }
  | { type: 'resumed' }
  | { type: 'ended' }
  /** The browser refused sound without a touch: it plays muted until `permitSound`. */
  | { type: 'soundRefused' }
  | { type: 'failed'; reason: string };

export interface ClipPlayerDeps {
  clock: ServerClock;
  latency: DeviceLatencyStore;
  loadHls: LoadHls;
  origin: string;
  deviceNow: () => number;
  onSample: (report: SyncReport) => void;
}

export interface ClipPlayer {
  /** Gives the absolute instant of the first frame; earlier than now means a late join. */
  schedule(startAt: number): void;
  setMuted(muted: boolean): void;
  /** To be called within a touch or key press. */
  permitSound(): void;
  release(): void;
}

/** How far ahead of now a late joiner starts to load, in ms. */
const lateLoadMs = 700;
const retryMs = 250;

/** Loads a clip into a still element, holds it on its first frame and plays it on the server's timeline. */
export function createClipPlayer(
  video: HTMLVideoElement,
  clip: ClipFact,
  deps: ClipPlayerDeps,
  tell: (fact: ClipPlayerFact) => void,
): ClipPlayer {
  const life = new AbortController();
  const { signal } = life;
  let source: HlsSource | undefined;
  let corrector: SyncCorrector | undefined;
  let startAt = clip.start_at;
  let ready = false;
  let starting = false;
  let playing = false;
  let soundRefused = false;

  const timeline = (start: number) => ({ startAt: start, durationMs: clip.duration_ms });
  const on = (name: keyof HTMLMediaElementEventMap, listener: () => void) =>
    video.addEventListener(name, listener, { signal });

  const play = async () => {
    try {
      await video.play();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') throw error;
      soundRefused = true;
      video.muted = true;
      tell({ type: 'soundRefused' });
      await video.play();
    }
  };

  const buffered = () =>
    new Promise<void>((resolve) => {
      if (video.readyState >= 3 && !video.seeking) return resolve();
      video.addEventListener('canplay', () => resolve(), { once: true, signal });
    });

  const start = async (start: number) => {
    for (;;) {
      await buffered();
      const plan = planStart(
        timeline(start),
        deps.clock,
        video.currentTime * 1000,
        deps.latency.read(),
        deps.deviceNow(),
      );
      if (plan.type === 'over') return tell({ type: 'ended' });
      if (plan.type === 'seek') {
        video.currentTime = plan.toMs / 1000;
        continue;
      }
      await waitUntil(plan.releaseAt, deps.deviceNow, signal);
      await play();
      corrector ??= keepInSync(
        video,
        { sceneId: clip.scene_id, startAt: start, durationMs: clip.duration_ms },
        deps,
      );
      corrector.restart('start');
      if (!playing) tell({ type: 'started' });
      playing = true;
      return;
    }
  };

  const begin = () => {
    if (!ready || starting || startAt === null || signal.aborted) return;
    starting = true;
    start(startAt)
      .catch((error: unknown) => {
        if (!signal.aborted)
          tell({ type: 'failed', reason: error instanceof Error ? error.message : 'playback' });
      })
      .finally(() => {
        starting = false;
      });
  };

  on('canplay', () => {
    if (ready) return;
    ready = true;
    tell({ type: 'ready' });
    begin();
  });
  on('waiting', () => {
    if (playing && !video.seeking) tell({ type: 'stalled' });
  });
  on('playing', () => {
    if (!playing || starting) return;
    if (!video.seeking) corrector?.restart();
    tell({ type: 'resumed' });
  });
  on('pause', () => {
    if (playing && !video.ended && !starting) setTimeout(begin, retryMs);
  });
  on('ended', () => tell({ type: 'ended' }));

  video.preservesPitch = false;
  const position = startAt === null ? undefined : clipPosition(timeline(startAt), deps.clock.now());
  const positionMs = position?.where === 'inside' ? position.positionMs + lateLoadMs : 0;
  if (position?.where === 'after') queueMicrotask(() => tell({ type: 'ended' }));
  else {
    attachHls(video, clip, {
      ...deps,
      positionMs,
      onFailed: (reason) => tell({ type: 'failed', reason }),
    }).then(
      (attached) => {
        source = attached;
        if (signal.aborted) source.release();
      },
      () => tell({ type: 'failed', reason: 'The player could not be loaded' }),
    );
  }

  return {
    schedule: (instant) => {
      if (startAt === instant) return;
      startAt = instant;
      begin();
    },
    setMuted: (muted) => {
      video.muted = muted || soundRefused;
    },
    permitSound: () => {
      soundRefused = false;
      video.muted = false;
    },
    release: () => {
      life.abort();
      corrector?.stop();
      source?.release();
      video.pause();
    },
  };
}
