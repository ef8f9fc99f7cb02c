import { Type } from 'typebox';
import { CheckRequest } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/check */
export function checkRoute({ limit, notes }: Experience): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/check',
      { schema: { body: CheckRequest, response: { 204: Type.Null() } } },
      async ({ seat, body }, reply) => {
        limit('act', seat.seatId);
        await notes.check(seat, body);
        return reply.code(204).send(null);
      },
    );
  };
}
