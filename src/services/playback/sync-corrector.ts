import { clipPosition } from '#contract/rules/sessions/timeline.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import type { DeviceLatencyStore } from './device-latency.ts';
import type { SoundLevel } from './sound-level.ts';
import type { SyncReport } from './sync-channel.ts';
import {
  unmuted,
  freshSync,
  observeFrame,
  observeMedia,
  type SyncCommand,
  type SyncState,
  mutedStart,
} from './sync-law.ts';

/** 60 Hz until the display has been measured. */
const usualRefreshMs = 1000 / 60;
const sampledFrames = 24;
const leastRefreshMs = 2;

/** Measures the refresh interval of the display for a moment; `onMeasured` gets ms. Returns the cancel function. */
function measureRefresh(onMeasured: (refreshMs: number) => void): () => void {
  const lasted: number[] = [];
  let last: number | undefined;
  let request = requestAnimationFrame(function note(at) {
    if (last !== undefined) lasted.push(at - last);
    last = at;
    if (lasted.length < sampledFrames) {
      request = requestAnimationFrame(note);
      return;
    }
    const quarter = lasted.toSorted((one, other) => one - other)[sampledFrames / 4];
    if (quarter !== undefined && quarter > leastRefreshMs) onMeasured(quarter);
  });
  return () => cancelAnimationFrame(request);
}

const tickMs = 40;
/** The interval of readings while muted, short so that few frames are shown before the correction. */
const startTickMs = 16;
/** The timeout after which a start is unmuted without a judgement. */
const mutedAtMostMs = 1500;

export interface SyncCorrector {
  /** Discards former readings: the clip has just started, stalled, or become visible. */
  restart(): void;
  stop(): void;
}

/**
 * Applies the sync law to one playing element until `stop`. Suspended while the page is hidden or the clip stalls. Unmutes
 * the start once the picture is in sync.
 */
export function keepInSync(
  video: HTMLVideoElement,
  clip: { sceneId: string; startAt: number; durationMs: number },
  deps: {
    clock: ServerClock;
    latency: DeviceLatencyStore;
    sound: SoundLevel;
    deviceNow: () => number;
    onSample: (report: SyncReport) => void;
  },
): SyncCorrector {
  const begunAt = deps.deviceNow();
  let state: SyncState = freshSync(begunAt, 'start', deps.sound.isHushed());
  let pulseEnd: ReturnType<typeof setTimeout> | undefined;
  let frameRequest = 0;
  let refreshMs = usualRefreshMs;
  const endPulse = () => {
    clearTimeout(pulseEnd);
    video.playbackRate = 1;
  };
  if (video.playbackRate !== 1) pulseEnd = setTimeout(endPulse, mutedStart.forMs);
  const execute = (command: SyncCommand) => {
    if (!command) return;
    endPulse();
    if (command.type === 'seek') {
      if (command.toMs < clip.durationMs) video.currentTime = command.toMs / 1000;
      return;
    }
    video.playbackRate = command.rate;
    pulseEnd = setTimeout(endPulse, command.durationMs);
  };
  const isPlaying = () =>
    !video.paused && !video.seeking && !video.ended && video.readyState >= 3 && !document.hidden;
  const raiseSound = (at: number) => {
    const isRight = state.episode !== 'start' && video.playbackRate === 1;
    if (!isRight && !document.hidden && at < begunAt + mutedAtMostMs) return;
    if (state.episode === 'start') endPulse();
    state = unmuted(state);
    deps.sound.raise();
  };
  const tick = () => {
    const at = deps.deviceNow();
    raiseSound(at);
    const position = clipPosition({ startAt: clip.startAt, durationMs: clip.durationMs }, deps.clock.at(at));
    if (!isPlaying() || position.where !== 'inside') return;
    const mediaMs = video.currentTime * 1000;
    const isSoundAlone = video.videoWidth === 0;
    if (isSoundAlone) hear(at, mediaMs);
    const step = observeMedia(state, {
      at,
      expectedMs: position.positionMs,
      mediaMs,
      seekLatencyMs: deps.latency.read().seekMs,
      refreshMs: isSoundAlone ? undefined : refreshMs,
    });
    state = step.state;
    if (step.lesson) deps.latency.learn(step.lesson.of, step.lesson.lateMs);
    execute(step.command);
  };
  const report = (at: number, mediaTime: number) => {
    const serverNow = deps.clock.at(at);
    const expected = serverNow - clip.startAt;
    deps.onSample({
      sceneId: clip.sceneId,
      mediaTime,
      expected,
      serverNow,
      uncertainty: deps.clock.uncertainty(),
    });
    return expected - mediaTime;
  };
  /** Audio alone has no frames: readings of the media clock replace them. */
  const hear = (at: number, mediaMs: number) => {
    state = observeFrame(state, at, report(at, mediaMs));
  };
  const onFrame: VideoFrameRequestCallback = (_, frame) => {
    if (isPlaying())
      state = observeFrame(
        state,
        deps.deviceNow(),
        report(frame.expectedDisplayTime, frame.mediaTime * 1000),
      );
    frameRequest = video.requestVideoFrameCallback(onFrame);
  };
  const restart = () => {
    endPulse();
    state = freshSync(deps.deviceNow(), undefined, deps.sound.isHushed());
  };
  const shown = () => !document.hidden && restart();
  let timer: ReturnType<typeof setTimeout>;
  const tickAgain = () => {
    timer = setTimeout(
      () => {
        tickAgain();
        tick();
      },
      state.episode === 'start' ? startTickMs : tickMs,
    );
  };
  tickAgain();
  const endMeasuring = measureRefresh((measuredMs) => {
    refreshMs = measuredMs;
  });
  document.addEventListener('visibilitychange', shown);
  if ('requestVideoFrameCallback' in video) frameRequest = video.requestVideoFrameCallback(onFrame);
  return {
    restart,
    stop: () => {
      clearTimeout(timer);
      endPulse();
      endMeasuring();
      document.removeEventListener('visibilitychange', shown);
      if ('cancelVideoFrameCallback' in video) video.cancelVideoFrameCallback(frameRequest);
    },
  };
}
