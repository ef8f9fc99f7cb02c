import { Type } from 'typebox';
import { DeclineRequest } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/decline: that one cannot come, or can after all. */
export function declineRoute({ limit, attendance }: Experience): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/decline',
      { schema: { body: DeclineRequest, response: { 204: Type.Null() } } },
      async ({ seat, body }, reply) => {
        limit('act', seat.seatId);
        await attendance.decline(seat, body.declined);
        return reply.code(204).send(null);
      },
    );
  };
}
