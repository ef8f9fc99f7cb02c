import { type Static, Type } from 'typebox';
import { roomEngines } from '../../rules/sessions/room-engines.ts';
import { Choice, Nullable, Shape, Text } from './bounded.ts';

/** What brings a team's sound and pictures together here, and up to how many people pictures travel. */
export const RoomKind = Shape({ engine: Choice(roomEngines), faces: Type.Integer() });

const Url = Text(500);

/**
 * Where the team's room is now, and what lets this seat into it. `mesh`: nowhere, the browsers are connected to each
 * other. `room` of Janus is its number, `token` the signed token of its core where it requires one.
 */
export const RoomAccess = Type.Union([
  Shape({ engine: Type.Literal('mesh') }),
  Shape({ engine: Type.Literal('livekit'), url: Url, token: Text(2000) }),
  Shape({
    engine: Type.Literal('janus'),
    url: Url,
    room: Type.Integer(),
    pin: Text(100),
    token: Nullable(Text(300)),
  }),
]);

export type RoomKind = Static<typeof RoomKind>;
export type RoomAccess = Static<typeof RoomAccess>;
export type LivekitAccess = Extract<RoomAccess, { engine: 'livekit' }>;
export type JanusAccess = Extract<RoomAccess, { engine: 'janus' }>;
