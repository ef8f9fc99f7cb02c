import { RealtimeTokenAnswer } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** GET /api/exp/realtime-token */
export function realtimeTokenRoute({ grantRealtime }: Experience): AppPlugin {
  return (app) => {
    app.get(
      '/api/exp/realtime-token',
      { schema: { response: { 200: RealtimeTokenAnswer } } },
      ({ seat, tokenId }) => grantRealtime(seat, tokenId),
    );
  };
}
