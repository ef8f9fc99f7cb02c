import { type Static, Type } from 'typebox';
import { PublicProjection } from '../../messages/session-projection.ts';
import type { CallSpec } from '../call.ts';
import { Choice, Id, List, PathId, Shape } from './bounded.ts';
import { seatsPerSession } from './sessions.ts';

/** What the host may do to a session in the lobby or live. */
export const ControlRequest = Type.Union([
  Shape({ action: Choice(['start_now', 'hold', 'resume', 'end']) }),
  /** Lengthens the open decision or challenge. */
  Shape({ action: Type.Literal('extend'), seconds: Type.Integer({ minimum: 5, maximum: 900 }) }),
  /** Tells somebody who has called the host that they were heard. */
  Shape({ action: Type.Literal('see_help'), seat_id: Id }),
]);

/** The session as everybody sees it, and who has called for help, oldest in the roster first. */
export const LiveAnswer = Shape({
  ...PublicProjection.properties,
  help_called: List(Id, seatsPerSession),
  /** Of those, whose call has been seen. */
  help_seen: List(Id, seatsPerSession),
});

const ById = Shape({ id: PathId });

export const hostControlSpec = {
  watch: { params: ById, answer: LiveAnswer },
  control: { params: ById, body: ControlRequest, answer: LiveAnswer, load: 'live' },
} satisfies Record<string, CallSpec>;

export type ControlRequest = Static<typeof ControlRequest>;
export type LiveAnswer = Static<typeof LiveAnswer>;
