/** A publisher in a room, with its devices. */
export interface JanusFeed {
  feed: number;
  seatId: string;
  microphone: boolean;
  camera: boolean;
}

/** The state of a feed's devices by its streams' descriptions. */
export const deviceStates = { on: 'on', off: 'off' } as const;

const records = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];

/** The feeds in an event of the room; a seat that joined twice is represented by its later feed. */
export function readFeeds(publishers: unknown): JanusFeed[] {
  return records(publishers).flatMap(({ id, display, streams }) => {
    if (typeof id !== 'number' || typeof display !== 'string') return [];
    const isOn = (type: string) =>
      records(streams).some((stream) => stream.type === type && stream.description === deviceStates.on);
    return [{ feed: id, seatId: display, microphone: isOn('audio'), camera: isOn('video') }];
  });
}

/** The current feed of each media line of a subscription, by its mid. */
export function readLines(streams: unknown): Map<string, number> {
  return new Map(
    records(streams).flatMap(({ mid, feed_id, active }) =>
      typeof mid === 'string' && typeof feed_id === 'number' && active === true
        ? [[mid, feed_id] as const]
        : [],
    ),
  );
}
