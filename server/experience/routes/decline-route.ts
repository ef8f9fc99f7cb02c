import { Type } from 'typebox';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** POST /api/exp/decline */
export function declineRoute({ limit, notes }: Experience): AppPlugin {
  return (app) => {
    app.post('/api/exp/decline', { schema: { response: { 204: Type.Null() } } }, async ({ seat }, reply) => {
      limit('act', seat.seatId);
      await notes.decline(seat);
      return reply.code(204).send(null);
    });
  };
}
