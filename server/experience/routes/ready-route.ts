import { Type } from 'typebox';
import { ReadyRequest } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/ready */
export function readyRoute({ limit, participation }: Experience): AppPlugin {
  return (app) => {
    app.post(
      '/api/exp/ready',
      { schema: { body: ReadyRequest, response: { 204: Type.Null() } } },
      async ({ seat, body }, reply) => {
        limit('act', seat.seatId);
        await participation.reportReady(seat, body.scene_id);
        return reply.code(204).send(null);
      },
    );
  };
}
