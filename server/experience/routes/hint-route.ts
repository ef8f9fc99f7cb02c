import { Type } from 'typebox';
import { HintRequest } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/challenge/hint */
export function hintRoute({ limit, participation }: Experience): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/challenge/hint',
      { schema: { body: HintRequest, response: { 204: Type.Null() } } },
      async ({ seat, body }, reply) => {
        limit('act', seat.seatId);
        await participation.takeHint(seat, body);
        return reply.code(204).send(null);
      },
    );
  };
}
