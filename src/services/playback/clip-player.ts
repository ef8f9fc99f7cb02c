import type { ClipFact } from '#contract/messages/session-projection.ts';
import { clipPosition } from '#contract/rules/sessions/timeline.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import { reportCaptions, watchCaptions } from './captions.ts';
import { captionsOf } from './clip-address.ts';
import { soundOnly } from './clip-playlists.ts';
import { trackOf } from './clip-screens.ts';
import type { DeviceLatencyStore } from './device-latency.ts';
import { planStart, waitUntil } from './start-plan.ts';
import { expectedLoadMs, expectedSegmentMs, type Fetched } from './line-rate.ts';
import { attachHls, type HlsSource, type LoadHls } from './hls-source.ts';
import { createStartRehearsal } from './rehearse-start.ts';
import type { PlaybackPreferences } from './playback-preferences.ts';
import { keepInSync, type SyncCorrector } from './sync-corrector.ts';
import { mutedStart } from './sync-law.ts';
import { createSoundLevel } from './sound-level.ts';
import type { SyncReport } from './sync-channel.ts';

/** Events of the media element, which the clip machine interprets. */
export type MediaFact =
  | { type: 'media.loaded' }
  /** It plays, at the position of a `start`. */
  | { type: 'media.started' }
  | { type: 'media.waiting' }
  | { type: 'media.playing' }
  | { type: 'media.paused' }
  | { type: 'media.progressed'; positionMs: number }
  | { type: 'media.ended' }
  | { type: 'media.failed'; reason: string }
  /** This browser cannot play clips. */
  | { type: 'media.unsupported' }
  /** The browser blocked sound without a user gesture: it plays muted. */
  | { type: 'media.soundRefused' }
  /** The timeline is running; the picture will join it at `at`, on the server's clock. */
  | { type: 'media.joining'; at: number }
  | { type: 'caption.changed'; text: string };

export interface ClipPlayerDeps {
  clock: ServerClock;
  fetch: typeof globalThis.fetch;
  /** The default language of captions. */
  language: string;
  preferences: () => PlaybackPreferences;
  /** The browser's resource timings. */
  fetched: () => readonly Fetched[];
  latency: DeviceLatencyStore;
  loadHls: LoadHls;
  origin: string;
  deviceNow: () => number;
  onSample: (report: SyncReport) => void;
}

export interface ClipPlayer {
  /** The timeline is known while the picture loads: captions follow the clock. */
  announce(startAt: number): void;
  /** Holds the clip and releases it on the timeline that began at `startAt`; a later call replaces an earlier one. */
  start(startAt: number): void;
  /** To be called within a user gesture if it enables sound. */
  setMuted(muted: boolean): void;
  prefer(preferences: PlaybackPreferences): void;
  /** Pauses at the current position. */
  stop(): void;
  release(): void;
}

/** The length of a media segment. */
const segmentMs = 2000;
const progressEveryMs = 1000;

/**
 * Loads a clip into a paused element and, on request, plays it on the server's timeline. The quality preferred at creation
 * decides whether its picture is loaded; a later preference does not load it.
 */
export function createClipPlayer(
  video: HTMLVideoElement,
  whole: ClipFact,
  deps: ClipPlayerDeps,
  emit: (fact: MediaFact) => void,
): ClipPlayer {
  const life = new AbortController();
  const { signal } = life;
  let attempt = new AbortController();
  let captions = new AbortController();
  let source: HlsSource | undefined;
  let corrector: SyncCorrector | undefined;
  let progressAt = Number.NEGATIVE_INFINITY;
  let watching = new AbortController();
  let speaksFrom: number | undefined;
  let playsFrom: number | undefined;
  const sound = createSoundLevel(video, deps.preferences().volume);
  let { quality } = deps.preferences();
  const isSound = quality === 'sound';
  const clip = isSound ? soundOnly(whole) : whole;
  let captionLanguage = deps.preferences().captions ?? deps.language;

  const on = (name: keyof HTMLMediaElementEventMap, listener: () => void) =>
    video.addEventListener(name, listener, { signal });
  const failWith = (error: unknown) =>
    emit({ type: 'media.failed', reason: error instanceof Error ? error.message : 'playback' });

  const play = async () => {
    try {
      await video.play();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') throw error;
      video.muted = true;
      emit({ type: 'media.soundRefused' });
      await video.play();
    }
  };

  const buffered = (stopped: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (video.readyState >= 3 && !video.seeking) return resolve();
      video.addEventListener('canplay', () => resolve(), { once: true, signal: stopped });
      stopped.addEventListener('abort', () => reject(stopped.reason), { once: true });
    });

  const rates = clip.playlists.map(({ peak_bitrate }) => peak_bitrate);
  const lowest = { bitsPerSecond: rates.length === 0 ? 100_000 : Math.min(...rates), segmentMs };
  const loadMs = () => expectedLoadMs(deps.fetched(), lowest);
  /** Whether the buffer suffices from that position until the next segment arrives. */
  const isBuffered = (ms: number, nextInMs: number) =>
    Array.from({ length: video.buffered.length }, (_, index) => index).some(
      (index) => video.buffered.start(index) * 1000 <= ms && ms + nextInMs < video.buffered.end(index) * 1000,
    );
  const rehearsal = createStartRehearsal(video, { ...deps, sound, isHidden: () => document.hidden });
  const reportJoining = (inMs: number) => {
    if (inMs > loadMs() / 2) emit({ type: 'media.joining', at: deps.clock.now() + inMs });
  };

  const hold = async (startAt: number, stopped: AbortSignal) => {
    const timeline = { startAt, durationMs: clip.duration_ms };
    for (;;) {
      await buffered(stopped);
      const mediaMs = video.currentTime * 1000;
      const plan = planStart(timeline, deps.clock, mediaMs, deps.latency.read(), deps.deviceNow());
      if (plan.type === 'over') return emit({ type: 'media.ended' });
      if (plan.type === 'seek') {
        const nextInMs = expectedSegmentMs(deps.fetched(), lowest);
        const toMs = isBuffered(plan.toMs, nextInMs)
          ? plan.toMs
          : Math.min(plan.toMs + nextInMs, timeline.durationMs - 1);
        if (toMs > plan.toMs) reportJoining(toMs - plan.toMs);
        video.currentTime = toMs / 1000;
        continue;
      }
      if (rehearsal.isDue(plan.releaseAt)) {
        await rehearsal.run(plan.releaseAt, stopped);
        continue;
      }
      await waitUntil(plan.releaseAt, deps.deviceNow, stopped);
      sound.hush();
      video.playbackRate = sound.isHushed() ? mutedStart.rate : 1;
      await play();
      if (stopped.aborted) return;
      playsFrom = startAt;
      hush();
      corrector = keepInSync(video, { sceneId: clip.scene_id, ...timeline }, { ...deps, sound });
      emit({ type: 'media.started' });
      return;
    }
  };

  const speak = (startAt: number) => {
    speaksFrom = startAt;
    captions.abort();
    captions = new AbortController();
    const timeline = { startAt, durationMs: clip.duration_ms };
    void reportCaptions(
      deps,
      { address: new URL(captionsOf(clip, captionLanguage), deps.origin).href, timeline },
      (text) => emit({ type: 'caption.changed', text }),
      captions.signal,
    );
  };
  /** The media element has its own captions. */
  const hush = () => {
    speaksFrom = undefined;
    captions.abort();
  };

  const halt = () => {
    attempt.abort();
    captions.abort();
    playsFrom = undefined;
    corrector?.stop();
    corrector = undefined;
  };

  on('canplay', () => emit({ type: 'media.loaded' }));
  on('waiting', () => {
    if (video.seeking) return;
    emit({ type: 'media.waiting' });
    if (playsFrom !== undefined) speak(playsFrom);
  });
  on('playing', () => {
    if (!video.seeking) corrector?.restart();
    if (playsFrom !== undefined) hush();
    emit({ type: 'media.playing' });
  });
  on('pause', () => {
    if (!video.ended) emit({ type: 'media.paused' });
  });
  on('ended', () => emit({ type: 'media.ended' }));
  on('timeupdate', () => {
    const at = deps.deviceNow();
    if (video.paused || at - progressAt < progressEveryMs) return;
    progressAt = at;
    emit({ type: 'media.progressed', positionMs: Math.round(video.currentTime * 1000) });
  });
  const follow = () =>
    watchCaptions(
      video,
      (text) => emit({ type: 'caption.changed', text }),
      AbortSignal.any([signal, watching.signal]),
    );
  follow();

  const retell = (language: string) => {
    if (language === captionLanguage) return;
    captionLanguage = language;
    watching.abort();
    watching = new AbortController();
    emit({ type: 'caption.changed', text: '' });
    video.querySelector('track')?.remove();
    video.append(trackOf(clip, video.ownerDocument, language));
    follow();
    if (speaksFrom !== undefined) speak(speaksFrom);
  };

  video.preservesPitch = false;
  const position =
    clip.start_at === null
      ? undefined
      : clipPosition({ startAt: clip.start_at, durationMs: clip.duration_ms }, deps.clock.now());
  if (position?.where === 'after') queueMicrotask(() => signal.aborted || emit({ type: 'media.ended' }));
  else {
    attachHls(video, clip, {
      ...deps,
      positionMs: position?.where === 'inside' ? position.positionMs + loadMs() : 0,
      onFailed: (reason) => emit({ type: 'media.failed', reason }),
      onUnsupported: () => emit({ type: 'media.unsupported' }),
    }).then(
      (attached) => {
        source = attached;
        source.cap(quality === 'auto' ? 'none' : 'lowest');
        if (signal.aborted) source.release();
      },
      () => signal.aborted || emit({ type: 'media.failed', reason: 'The player could not be loaded' }),
    );
  }

  const announce = (startAt: number) => {
    speak(startAt);
    const now = clipPosition({ startAt, durationMs: clip.duration_ms }, deps.clock.now());
    if (now.where === 'inside') emit({ type: 'media.joining', at: deps.clock.now() + loadMs() });
  };
  if (clip.start_at !== null) {
    const startAt = clip.start_at;
    queueMicrotask(() => signal.aborted || announce(startAt));
  }

  return {
    announce,
    start: (startAt) => {
      halt();
      attempt = new AbortController();
      const stopped = attempt.signal;
      speak(startAt);
      hold(startAt, stopped).catch((error: unknown) => stopped.aborted || failWith(error));
    },
    setMuted: (muted) => {
      video.muted = muted;
    },
    prefer: (wanted) => {
      sound.prefer(wanted.volume);
      quality = wanted.quality;
      if ((quality === 'sound') === isSound) source?.cap(quality === 'auto' ? 'none' : 'lowest');
      else source?.stopLoading();
      retell(wanted.captions ?? deps.language);
    },
    stop: () => {
      halt();
      video.pause();
    },
    release: () => {
      life.abort();
      halt();
      source?.release();
      video.pause();
    },
  };
}
