import { facesAtOneTable } from '#contract/rules/business-constants.ts';

/** What each camera sends, by the number of people at the table. */
export interface RoomQuality {
  scaleDownBy: number;
  maxFramerate: number;
  maxBitrate: number;
  /** Beyond six a mesh carries voices only. */
  video: boolean;
}

export function qualityFor(people: number): RoomQuality {
  if (people <= 4) return { scaleDownBy: 1, maxFramerate: 20, maxBitrate: 450_000, video: true };
  if (people <= facesAtOneTable)
    return { scaleDownBy: 2, maxFramerate: 12, maxBitrate: 150_000, video: true };
  return { scaleDownBy: 2, maxFramerate: 12, maxBitrate: 150_000, video: false };
}
