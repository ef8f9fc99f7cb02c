/**
 * How others keep a picture on its timeline, as they do it: with our clock and our start, which both lack.
 * `together`: OpenTogetherTube looks every 250 ms and seeks above one second. `syncplay`: Jellyfin SyncPlay acts every
 * 1.5 s at most, seeks from 400 ms on and changes the rate for one second from 60 ms on.
 */
export const strategies = ['ours', 'together', 'syncplay'] as const;
export type Strategy = (typeof strategies)[number];

export interface Corrections {
  seeks: number;
  rateChanges: number;
  /** What happened to the picture, at Unix ms. */
  events: { at: number; what: string }[];
}

/** Runs in the page before anything else: counts what is done to the playing picture, and does it in place of our law. */
export function actAs(strategy: Strategy): void {
  const done: Corrections = { seeks: 0, rateChanges: 0, events: [] };
  Object.assign(window, { corrections: done });
  const tell = (what: string) => done.events.push({ at: performance.timeOrigin + performance.now(), what });
  for (const name of ['play', 'playing', 'pause', 'waiting', 'stalled', 'seeking', 'seeked'])
    document.addEventListener(name, ({ target }) => target instanceof HTMLVideoElement && tell(name), true);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      done.events.push({
        at: performance.timeOrigin + startTime,
        what: `task of ${duration.toFixed(0)} ms`,
      });
  }).observe({ type: 'longtask' });
  const media = HTMLMediaElement.prototype;
  const own = {
    currentTime: Object.getOwnPropertyDescriptor(media, 'currentTime'),
    playbackRate: Object.getOwnPropertyDescriptor(media, 'playbackRate'),
  };
  let isActing = false;
  const isCorrection = (video: HTMLMediaElement) => !video.paused && video.srcObject === null;
  Object.defineProperty(media, 'currentTime', {
    ...own.currentTime,
    set(this: HTMLMediaElement, seconds: number) {
      if (isCorrection(this) && strategy !== 'ours' && !isActing) return;
      if (isCorrection(this)) done.seeks += 1;
      tell(`seek to ${seconds.toFixed(3)} s`);
      own.currentTime?.set?.call(this, seconds);
    },
  });
  Object.defineProperty(media, 'playbackRate', {
    ...own.playbackRate,
    set(this: HTMLMediaElement, rate: number) {
      if (isCorrection(this) && strategy !== 'ours' && !isActing) return;
      if (isCorrection(this) && rate !== 1) done.rateChanges += 1;
      if (rate !== this.playbackRate) tell(`rate ${rate.toFixed(3)}`);
      own.playbackRate?.set?.call(this, rate);
    },
  });
  if (strategy === 'ours') return;

  let startAt: number | undefined;
  document.addEventListener('muster:sync', (event) => {
    const { serverNow, expected } = (event as CustomEvent).detail;
    startAt = serverNow - expected;
  });
  const act = (change: () => void) => {
    isActing = true;
    change();
    isActing = false;
  };
  let nextAt = 0;
  const openTogether = (video: HTMLVideoElement, behindMs: number) => {
    if (Math.abs(behindMs) > 1000) video.currentTime += behindMs / 1000;
  };
  const syncplay = (video: HTMLVideoElement, behindMs: number) => {
    if (performance.now() < nextAt || Math.abs(behindMs) < 60) return;
    nextAt = performance.now() + 1500;
    if (Math.abs(behindMs) >= 400) {
      video.currentTime += behindMs / 1000;
      return;
    }
    video.playbackRate = 1 + behindMs / 1000;
    setTimeout(() => act(() => (video.playbackRate = 1)), 1000);
  };
  setInterval(() => {
    const video = [...document.querySelectorAll('video')].find(
      ({ paused, srcObject }) => !paused && !srcObject,
    );
    if (!video || startAt === undefined) return;
    const behindMs = performance.timeOrigin + performance.now() - startAt - video.currentTime * 1000;
    act(() => (strategy === 'together' ? openTogether : syncplay)(video, behindMs));
  }, 250);
}
