/** What each camera sends. */
export interface RoomQuality {
  scaleDownBy: number;
  maxFramerate: number;
  maxBitrate: number;
  /** Beyond what the room's engine carries, voices only. */
  video: boolean;
}

/** By the number of people at the table, and of those whose pictures the room's engine carries. */
export function qualityFor(people: number, faces: number): RoomQuality {
  if (people <= 4) return { scaleDownBy: 1, maxFramerate: 20, maxBitrate: 450_000, video: true };
  return { scaleDownBy: 2, maxFramerate: 12, maxBitrate: 150_000, video: people <= faces };
}
