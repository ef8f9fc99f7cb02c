import type Hls from 'hls.js';
import type { ErrorData, HlsConfig } from 'hls.js';
import type { ClipFact } from '#contract/messages/session-projection.ts';
import { inlinePlaylists, playlistAddressOf } from './clip-playlists.ts';
import { clipSupport } from './clip-support.ts';
import { createPlaylistLoader } from './inline-playlist-loader.ts';

export type LoadHls = () => Promise<typeof Hls>;

export interface HlsSource {
  release(): void;
  /** `lowest`: loads only the lowest rendition from now on. */
  cap(rung: 'none' | 'lowest'): void;
  /** Stops loading; buffered media still plays. */
  stopLoading(): void;
}

/** Without hls.js, loading cannot be controlled. */
const ungoverned: HlsSource = {
  release: () => undefined,
  cap: () => undefined,
  stopLoading: () => undefined,
};

const config: Partial<HlsConfig> = {
  startLevel: 0,
  enableWorker: false,
  capLevelToPlayerSize: true,
  maxBufferLength: 30,
  backBufferLength: 10,
  fragLoadPolicy: {
    default: {
      maxTimeToFirstByteMs: 8000,
      maxLoadTimeMs: 30_000,
      timeoutRetry: { maxNumRetry: 6, retryDelayMs: 0, maxRetryDelayMs: 2000 },
      errorRetry: { maxNumRetry: 30, retryDelayMs: 500, maxRetryDelayMs: 2000 },
    },
  },
};

/**
 * Attaches a clip to the element through hls.js and loads from `positionMs`; without Media Source Extensions the element
 * plays the clip's master playlist. `onFailed` is called once all retries have failed, `onUnsupported` if this browser
 * cannot play clips.
 */
export async function attachHls(
  video: HTMLVideoElement,
  clip: ClipFact,
  deps: {
    loadHls: LoadHls;
    origin: string;
    positionMs: number;
    onFailed: (reason: string) => void;
    onUnsupported: () => void;
  },
): Promise<HlsSource> {
  const HlsLight = await deps.loadHls();
  const support = clipSupport(HlsLight, video);
  if (support === 'none') {
    deps.onUnsupported();
    return ungoverned;
  }
  if (support === 'native') {
    const life = new AbortController();
    video.addEventListener('error', () => deps.onFailed(video.error?.message || 'playback'), life);
    video.src = new URL(playlistAddressOf(clip), deps.origin).href;
    return {
      ...ungoverned,
      release: () => {
        life.abort();
        video.removeAttribute('src');
      },
    };
  }
  const playlists = inlinePlaylists(clip, deps.origin);
  const hls = new HlsLight({
    ...config,
    startPosition: deps.positionMs / 1000,
    pLoader: createPlaylistLoader(playlists.texts),
  });
  let recoveries = 0;
  hls.on(HlsLight.Events.ERROR, (_, data: ErrorData) => {
    if (!data.fatal) return;
    recoveries += 1;
    if (recoveries > 8) return deps.onFailed(data.details);
    if (data.type === HlsLight.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
    else hls.startLoad();
  });
  hls.loadSource(playlists.address);
  hls.attachMedia(video);
  return {
    release: () => hls.destroy(),
    cap: (rung) => {
      hls.autoLevelCapping = rung === 'lowest' ? 0 : -1;
      if (rung === 'lowest') hls.nextLevel = 0;
      else hls.nextLevel = -1;
    },
    stopLoading: () => hls.stopLoad(),
  };
}
