/** What the device check tries; the first ones by themselves, the last three after a touch. */
export const checkIds = [
  'browser',
  'screen',
  'network',
  'clock',
  'realtime',
  'playback',
  'video',
  'speaker',
  'microphone',
  'camera',
] as const;
export type CheckId = (typeof checkIds)[number];

/** What the device check moves to measure a line. One check stays below 800 KB in all. */
export const checkTransfer = {
  downBytes: 512 * 1024,
  /** One request each; every next one runs on a line that the one before has warmed. */
  upPieces: [16 * 1024, 48 * 1024, 192 * 1024],
} as const;
