import { Type } from 'typebox';
import { LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { HostControl } from '../host-control.ts';

/** GET /api/session/{id}/live; for the company scope. */
export function liveRoute({ hostControl }: { hostControl: HostControl }): AppPlugin {
  return (app) => {
    app.get(
      '/api/session/:id/live',
      { schema: { params: Type.Object({ id: Type.String() }), response: { 200: LiveAnswer } } },
      ({ user, params }) => hostControl.watch(user.company_id, params.id),
    );
  };
}
