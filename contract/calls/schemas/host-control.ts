import { type Static, Type } from 'typebox';
import { Phase, PublicProjection } from '../../messages/session-projection.ts';
import { HostMessage } from '../../messages/team-projection.ts';
import { longestMessage } from '../../rules/business-constants.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Id, List, Nullable, PathId, ServerMs, Shape, Text, VisibleText } from './bounded.ts';
import { seatsPerSession } from '../../rules/business-constants.ts';

/** What the host may do to a session in the lobby or live. */
export const ControlRequest = Type.Union([
  Shape({ action: Choice(['start_now', 'hold', 'resume']) }),
  /** Closes the open window, or leaves the clip or the outcome. Names the scene that the host saw. */
  Shape({ action: Type.Literal('skip'), scene_id: Id, phase: Phase }),
  /** Everybody reads who ended it, and why where a reason is given. */
  Shape({ action: Type.Literal('end'), reason: Type.Optional(Text(300)) }),
  /** To one team, or to everybody; sent once per message id. */
  Shape({
    action: Type.Literal('say'),
    message_id: Text(64, { minLength: 8 }),
    team_id: Nullable(Type.Integer()),
    text: VisibleText(longestMessage),
  }),
  /** Lengthens the open decision or challenge. */
  Shape({ action: Type.Literal('extend'), seconds: Type.Integer({ minimum: 5, maximum: 900 }) }),
  /** Acknowledges a call for help. */
  Shape({ action: Type.Literal('see_help'), seat_id: Id }),
  /** Gives a seat more time, or takes it back: windows stay open longer while it is there. */
  Shape({ action: Type.Literal('more_time'), seat_id: Id, wanted: Type.Boolean() }),
  /** Acknowledges a reported chat message. */
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
  /** Chat messages reported to the host, oldest first; null where a text is erased. */
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
  /** The scene that follows; several where the vote decides. Empty where the story ends. */
  next: List(
    Shape({
      title: Text(200),
      kind: Choice(['clip', 'decision', 'challenge', 'breather', 'ending']),
      /** At most, without what the host adds. */
      length_ms: Type.Integer(),
    }),
    12,
  ),
  /** How far each team is with its challenge; empty where none is open. */
  progress: List(
    Shape({
      team_id: Type.Integer(),
      solved: Type.Boolean(),
      attempts: Type.Integer(),
      hints: Type.Integer(),
      /** Clues that the team has put on its board, and how many there are. */
      shared: Type.Integer(),
      clues: Type.Integer(),
    }),
    12,
  ),
  /** Seats that have agreed to the counting of their speech and spoke a moment before `at`. */
  speaking: List(Shape({ seat_id: Id, at: ServerMs }), seatsPerSession),
  /** The organisers' messages, oldest first. */
  said: List(Shape({ ...HostMessage.properties, team_id: Nullable(Type.Integer()) }), 20),
});

/** What a running or finished session's director has logged, without anything that people wrote or are called. */
export const SessionReplay = Shape({
  session_id: Id,
  /** The story as it was played, as JSON. */
  story: Text(4_000_000),
  /** Seats that the server plays. */
  bots: List(Id, seatsPerSession),
  /** Oldest first; the payload as JSON. */
  events: List(
    Shape({ seq: Type.Integer({ minimum: 1 }), at: ServerMs, type: Text(60), payload: Text(100_000) }),
    100_000,
  ),
});

const ById = Shape({ id: PathId });

export const hostControlSpec = {
  watch: { params: ById, answer: LiveAnswer },
  control: {
    audit: 'session.control',
    params: ById,
    body: ControlRequest,
    answer: LiveAnswer,
    load: 'live',
    throttle: [{ name: 'host control', by: 'user', hits: 240, perMs: 60_000 }],
  },
  replay: {
    params: ById,
    answer: SessionReplay,
    load: 'heavy',
    throttle: [{ name: 'session replay', by: 'user', hits: 60, perMs: 60_000 }],
  },
} satisfies Record<string, CallSpec>;

export type ControlRequest = Static<typeof ControlRequest>;
export type LiveAnswer = Static<typeof LiveAnswer>;
export type SessionReplay = Static<typeof SessionReplay>;
