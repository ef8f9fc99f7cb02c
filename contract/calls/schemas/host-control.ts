import { type Static, Type } from 'typebox';
import { Phase, PublicProjection } from '../../messages/session-projection.ts';
import { HostMessage } from '../../messages/team-projection.ts';
import { longestMessage } from '../../rules/business-constants.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Id, List, Nullable, PathId, ServerMs, Shape, Text } from './bounded.ts';
import { seatsPerSession } from '../../rules/business-constants.ts';

/** What the host may do to a session in the lobby or live. */
export const ControlRequest = Type.Union([
  Shape({ action: Choice(['start_now', 'hold', 'resume']) }),
  /** Closes the open window as it stands, or leaves the clip or the outcome. Names what the host saw. */
  Shape({ action: Type.Literal('skip'), scene_id: Id, phase: Phase }),
  /** Everybody reads who ended it, and why where a reason is given. */
  Shape({ action: Type.Literal('end'), reason: Type.Optional(Text(300)) }),
  /** To one team, or to everybody; said once for each message id. */
  Shape({
    action: Type.Literal('say'),
    message_id: Text(64, { minLength: 8 }),
    team_id: Nullable(Type.Integer()),
    text: Text(longestMessage, { minLength: 1, pattern: '\\S' }),
  }),
  /** Lengthens the open decision or challenge. */
  Shape({ action: Type.Literal('extend'), seconds: Type.Integer({ minimum: 5, maximum: 900 }) }),
  /** Tells somebody who has called the host that they were heard. */
  Shape({ action: Type.Literal('see_help'), seat_id: Id }),
  /** Gives a seat more time, or takes it back: windows stay open longer while it is there. */
  Shape({ action: Type.Literal('more_time'), seat_id: Id, wanted: Type.Boolean() }),
  /** Tells whoever has shown a message of the chat that the host has seen it. */
  Shape({ action: Type.Literal('see_report'), message_id: Text(64) }),
]);

/** The session as everybody sees it, and who has called for help, oldest in the roster first. */
export const LiveAnswer = Shape({
  ...PublicProjection.properties,
  help_called: List(Id, seatsPerSession),
  /** Of those, whose call has been seen. */
  help_seen: List(Id, seatsPerSession),
  /** Seats that need more time. */
  more_time: List(Id, seatsPerSession),
  /** Messages of the chat that somebody has shown to the host, oldest first; null where a text is erased. */
  reports: List(
    Shape({
      message_id: Id,
      team_id: Type.Integer(),
      /** Who wrote it; empty where it is erased. */
      seat_id: Text(64),
      text: Nullable(Text(2000)),
      reported_by: List(Id, seatsPerSession),
      at: ServerMs,
      seen: Type.Boolean(),
    }),
    100,
  ),
  /** The states of the running statechart that are active, outermost first, as docs/statecharts names them. */
  states: List(Text(120), 12),
  /** What the organisers have said, oldest first. */
  said: List(Shape({ ...HostMessage.properties, team_id: Nullable(Type.Integer()) }), 20),
});

const ById = Shape({ id: PathId });

export const hostControlSpec = {
  watch: { params: ById, answer: LiveAnswer },
  control: {
    params: ById,
    body: ControlRequest,
    answer: LiveAnswer,
    load: 'live',
    throttle: [{ name: 'host control', by: 'user', hits: 240, perMs: 60_000 }],
  },
} satisfies Record<string, CallSpec>;

export type ControlRequest = Static<typeof ControlRequest>;
export type LiveAnswer = Static<typeof LiveAnswer>;
