/** The encoding of each camera. */
export interface RoomQuality {
  scaleDownBy: number;
  maxFramerate: number;
  maxBitrate: number;
  /** Audio only above the number of videos that the engine carries. */
  video: boolean;
}

/** By the number of people at the table and the engine's maximum of videos. */
export function qualityFor(people: number, faces: number): RoomQuality {
  if (people <= 4) return { scaleDownBy: 1, maxFramerate: 20, maxBitrate: 450_000, video: true };
  return { scaleDownBy: 2, maxFramerate: 12, maxBitrate: 150_000, video: people <= faces };
}
