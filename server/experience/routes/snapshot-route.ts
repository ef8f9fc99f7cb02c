import { Snapshot } from '#contract/calls/schemas/experience.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { Experience } from '../create-experience.ts';

/** GET /api/exp/snapshot */
export function snapshotRoute({ readSnapshot }: Experience): AppPlugin {
  return (app) => {
    app.get('/api/exp/snapshot', { schema: { response: { 200: Snapshot } } }, ({ seat }) =>
      readSnapshot(seat),
    );
  };
}
