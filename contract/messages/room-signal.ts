import { type Static, Type } from 'typebox';
import { Choice, Id, Shape, Text } from '../calls/schemas/bounded.ts';

/** WebRTC signalling between two seats of a team; the newcomer offers. */
export const RoomSignal = Shape({
  from: Id,
  to: Id,
  /** Made anew for each attempt at a pair, so that a stale candidate never meets a new connection. */
  attempt: Id,
  kind: Choice(['hello', 'offer', 'answer', 'candidate', 'bye']),
  payload: Type.Optional(Text(32_000)),
});

export type RoomSignal = Static<typeof RoomSignal>;
