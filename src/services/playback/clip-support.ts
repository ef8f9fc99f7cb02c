import type Hls from 'hls.js';

/** The codecs of all clips. */
const clipCodecs = 'video/mp4; codecs="avc1.64001f,mp4a.40.2"';

/**
 * How this browser plays a clip: in segments by hls.js, natively from the clip's master playlist, or not at all, such as
 * Firefox on a system without H.264. hls.js counts that as supported, because it could decode VP9.
 */
export function clipSupport(
  Player: Pick<typeof Hls, 'isSupported' | 'getMediaSource'>,
  video: Pick<HTMLVideoElement, 'canPlayType'>,
): 'segments' | 'native' | 'none' {
  if (Player.isSupported() && Player.getMediaSource()?.isTypeSupported(clipCodecs)) return 'segments';
  return video.canPlayType('application/vnd.apple.mpegurl') === '' ? 'none' : 'native';
}
