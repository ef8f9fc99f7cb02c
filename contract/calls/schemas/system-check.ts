import { type Static, Type } from 'typebox';

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

const CheckIdSchema = Type.Unsafe<CheckId>(Type.Union(checkIds.map((id) => Type.Literal(id))));

export const CheckVerdict = Type.Union([
  Type.Literal('ready'),
  Type.Literal('limited'),
  Type.Literal('failed'),
]);

/** A participant's device check as the organiser sees it: which rows stand how, and nothing of what was found. */
export const SeatCheck = Type.Object({
  verdict: CheckVerdict,
  failed: Type.Array(CheckIdSchema),
  warned: Type.Array(CheckIdSchema),
  untested: Type.Array(CheckIdSchema),
});

/** What the device check moves to measure a line. One check stays below 800 KB in all. */
export const checkTransfer = {
  downBytes: 512 * 1024,
  /** One request each; every next one runs on a line that the one before has warmed. */
  upPieces: [16 * 1024, 48 * 1024, 192 * 1024],
} as const;

/**
 * GET /api/check-connections: what a session connects to from here, for the device check of somebody without a seat
 * and for the text that goes to an IT department. Credentials of a relay last two minutes.
 */
export const CheckConnectionsAnswer = Type.Object({
  ice_servers: Type.Array(
    Type.Object({
      urls: Type.Array(Type.String()),
      username: Type.Optional(Type.String()),
      credential: Type.Optional(Type.String()),
    }),
  ),
  /** `hosted`: Ably's own service, at `endpoint` (an origin) when not at its usual hosts. */
  realtime: Type.Object({
    hosted: Type.Boolean(),
    endpoint: Type.Union([Type.String(), Type.Null()]),
  }),
});

/** POST /api/check-upload. */
export const CheckUploadAnswer = Type.Object({ received_bytes: Type.Integer() });

export type CheckVerdict = Static<typeof CheckVerdict>;
export type SeatCheck = Static<typeof SeatCheck>;
export type CheckConnectionsAnswer = Static<typeof CheckConnectionsAnswer>;
export type CheckUploadAnswer = Static<typeof CheckUploadAnswer>;
