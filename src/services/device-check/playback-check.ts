import { clipSupport } from '../playback/clip-support.ts';
import type { LoadHls } from '../playback/hls-source.ts';
import { type CheckResult, failed, passed, warned } from './check-verdict.ts';

const slowPictureMs = 4000;
const patienceMs = 12_000;

/** Fetches and decodes the beginning of a clip like a session; without a clip, queries the browser's support. */
export async function checkPlayback(deps: {
  loadHls: LoadHls;
  /** Master playlist of a test clip; null if the server has none. */
  clipUrl: () => Promise<string | null>;
  createVideo: () => HTMLVideoElement;
  now: () => number;
  signal: AbortSignal;
}): Promise<CheckResult> {
  const [Hls, clipUrl] = await Promise.all([deps.loadHls(), deps.clipUrl()]);
  const video = deps.createVideo();
  const support = clipSupport(Hls, video);
  if (support === 'none') return failed([['noH264']], [['useCurrentBrowser']]);
  if (clipUrl === null) return passed(['decodes']);
  const startedAt = deps.now();
  const hls = support === 'native' ? null : new Hls({ startLevel: 0, enableWorker: false });
  const picture = new Promise<boolean>((resolve) => {
    for (const end of [deps.signal, AbortSignal.timeout(patienceMs)])
      end.addEventListener('abort', () => resolve(false));
    video.addEventListener('loadeddata', () => resolve(true));
    video.addEventListener('error', () => resolve(false));
    hls?.on(Hls.Events.ERROR, (_, { fatal }) => fatal && resolve(false));
  });
  video.muted = true;
  video.preload = 'auto';
  if (hls) {
    hls.loadSource(clipUrl);
    hls.attachMedia(video);
  } else video.src = clipUrl;
  try {
    if (!(await picture)) return failed([['clipNotFetched']], [['letVideoPass']]);
    const tookMs = Math.round(deps.now() - startedAt);
    return tookMs > slowPictureMs
      ? warned([['pictureSlow', tookMs]], [['closeOthers']])
      : passed(['clipPlayed', tookMs]);
  } finally {
    hls?.destroy();
    video.removeAttribute('src');
  }
}
