/** A publisher in a room, with its devices. */
export interface JanusFeed {
  feed: number;
  seatId: string;
  microphone: boolean;
  camera: boolean;
}

/** What the descriptions of a feed's streams say of its device. */
export const deviceStates = { on: 'on', off: 'off' } as const;

const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];

/** The feeds that an event of the room names; a seat that has come twice is there as its later feed. */
export function readFeeds(publishers: unknown): JanusFeed[] {
  return records(publishers).flatMap(({ id, display, streams }) => {
    if (typeof id !== 'number' || typeof display !== 'string') return [];
    const isOn = (type: string) =>
      records(streams).some((stream) => stream.type === type && stream.description === deviceStates.on);
    return [{ feed: id, seatId: display, microphone: isOn('audio'), camera: isOn('video') }];
  });
}

/** Which feed each line of a subscription carries now, by its mid. */
export function readLines(streams: unknown): Map<string, number> {
  return new Map(
    records(streams).flatMap(({ mid, feed_id, active }) =>
      typeof mid === 'string' && typeof feed_id === 'number' && active === true
        ? [[mid, feed_id] as const]
        : [],
    ),
  );
}
