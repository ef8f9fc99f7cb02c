import { clipSupport } from '../playback/clip-support.ts';
import type { LoadHls } from '../playback/hls-source.ts';
import { type CheckResult, failed, passed, warned } from './check-verdict.ts';

const slowPictureMs = 4000;
const patienceMs = 12_000;

const currentBrowser = 'Use a current Chrome, Edge, Firefox or Safari.';

/** Fetches and decodes the beginning of a clip the way a session does; without a clip, asks the browser if it could. */
export async function checkPlayback(deps: {
  loadHls: LoadHls;
  /** Master playlist of a clip to try; null where the server has none. */
  clipUrl: () => Promise<string | null>;
  createVideo: () => HTMLVideoElement;
  now: () => number;
  signal: AbortSignal;
}): Promise<CheckResult> {
  const [Hls, clipUrl] = await Promise.all([deps.loadHls(), deps.clipUrl()]);
  const video = deps.createVideo();
  const support = clipSupport(Hls, video);
  if (support === 'none')
    return failed('This browser cannot decode H.264, which the clips are made of.', currentBrowser);
  if (clipUrl === null) return passed('The browser decodes what the clips are made of.');
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
    if (!(await picture))
      return failed(
        'A clip could not be fetched.',
        'Ask your IT to allow video from this site; the text for IT says which.',
      );
    const took = Math.round(deps.now() - startedAt);
    return took > slowPictureMs
      ? warned(
          `The first picture took ${(took / 1000).toFixed(1)} s. Clips will start in low quality.`,
          'Close other tabs and programs, or use a cable or another network.',
        )
      : passed(`A clip was fetched and decoded; the first picture came after ${took} ms.`);
  } finally {
    hls?.destroy();
    video.removeAttribute('src');
  }
}
