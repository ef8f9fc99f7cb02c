import { Type } from 'typebox';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/leave */
export function leaveRoute({ limit, participation }: Experience): AppPlugin {
  return (app) => {
    app.post('/api/exp/leave', { schema: { response: { 204: Type.Null() } } }, async ({ seat }, reply) => {
      limit('act', seat.seatId);
      await participation.leave(seat);
      return reply.code(204).send(null);
    });
  };
}
