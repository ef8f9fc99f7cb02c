import { type Static, Type } from 'typebox';
import { PublicProjection } from './experience.ts';

/** POST /api/session/{id}/control: what the host may do to a session in the lobby or live. */
export const ControlRequest = Type.Union([
  Type.Object({
    action: Type.Union([
      Type.Literal('start_now'),
      Type.Literal('hold'),
      Type.Literal('resume'),
      Type.Literal('end'),
    ]),
  }),
  /** Lengthens the open decision or challenge. */
  Type.Object({ action: Type.Literal('extend'), seconds: Type.Integer({ minimum: 5, maximum: 900 }) }),
  Type.Object({
    action: Type.Literal('move'),
    seat_id: Type.String({ maxLength: 64 }),
    team_id: Type.Integer(),
  }),
]);

/** GET /api/session/{id}/live, and the answer of a control. */
export const LiveAnswer = Type.Interface([PublicProjection], {
  /** Seats that have called for help, oldest in the roster first. */
  help_called: Type.Array(Type.String()),
});

export type ControlRequest = Static<typeof ControlRequest>;
export type LiveAnswer = Static<typeof LiveAnswer>;
