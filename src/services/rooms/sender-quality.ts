import type { RoomQuality } from './room-quality.ts';

/** Limits a camera's encoding to the room's quality; effective once the connection is negotiated. */
export function applyQuality(sender: RTCRtpSender | undefined, quality: RoomQuality | undefined): void {
  const parameters = sender?.getParameters();
  if (!quality || !sender || !parameters?.encodings?.length) return;
  for (const encoding of parameters.encodings) {
    encoding.maxBitrate = quality.maxBitrate;
    encoding.maxFramerate = quality.maxFramerate;
    encoding.scaleResolutionDownBy = quality.scaleDownBy;
  }
  sender.setParameters(parameters).catch(() => undefined);
}
