import type Hls from 'hls.js';

/** What every clip is encoded in. */
const clipCodecs = 'video/mp4; codecs="avc1.64001f,mp4a.40.2"';

/**
 * How this browser plays a clip: in segments that hls.js hands it, by itself from the clip's master playlist, or not at
 * all, as a Firefox whose system has no H.264. hls.js alone calls that one supported, since it could decode VP9.
 */
export function clipSupport(
  Player: Pick<typeof Hls, 'isSupported' | 'getMediaSource'>,
  video: Pick<HTMLVideoElement, 'canPlayType'>,
): 'segments' | 'native' | 'none' {
  if (Player.isSupported() && Player.getMediaSource()?.isTypeSupported(clipCodecs)) return 'segments';
  return video.canPlayType('application/vnd.apple.mpegurl') === '' ? 'none' : 'native';
}
