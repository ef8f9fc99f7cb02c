import type { LoadHls } from '../playback/hls-source.ts';
import type { CheckResult } from './check-verdict.ts';

/** What every clip is encoded in. */
const clipCodecs = 'video/mp4; codecs="avc1.64001f,mp4a.40.2"';

/**
 * Loads the player and, where a clip is known, fetches and decodes the beginning of it; otherwise asks the browser
 * whether it decodes what clips are made of.
 */
export async function checkPlayback(deps: {
  loadHls: LoadHls;
  clipUrl: string | null;
  createVideo: () => HTMLVideoElement;
  signal: AbortSignal;
}): Promise<CheckResult> {
  const Hls = await deps.loadHls();
  const video = deps.createVideo();
  if (!Hls.isSupported()) {
    const native = video.canPlayType('application/vnd.apple.mpegurl') !== '';
    return native
      ? { state: 'passed', detail: 'The browser plays clips by itself.' }
      : {
          state: 'failed',
          detail: 'This browser cannot play the clips. Use a current Chrome, Edge, Firefox or Safari.',
        };
  }
  if (!MediaSource.isTypeSupported(clipCodecs)) {
    return { state: 'failed', detail: 'This browser cannot decode H.264, which the clips are made of.' };
  }
  if (deps.clipUrl === null)
    return { state: 'passed', detail: 'The browser decodes what the clips are made of.' };
  const hls = new Hls({ startLevel: 0, enableWorker: false });
  const startedAt = performance.now();
  try {
    const picture = await new Promise<boolean>((resolve) => {
      deps.signal.addEventListener('abort', () => resolve(false));
      hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && resolve(false));
      video.addEventListener('loadeddata', () => resolve(true));
      hls.loadSource(deps.clipUrl ?? '');
      hls.attachMedia(video);
    });
    const took = Math.round(performance.now() - startedAt);
    if (!picture) return { state: 'failed', detail: 'A clip could not be fetched or decoded.' };
    return took > 4000
      ? {
          state: 'warned',
          detail: `The first picture took ${(took / 1000).toFixed(1)} s. Clips will start in low quality.`,
        }
      : { state: 'passed', detail: `The first picture came after ${took} ms.` };
  } finally {
    hls.destroy();
  }
}
