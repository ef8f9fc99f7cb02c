import { Type } from 'typebox';
import { ControlRequest, LiveAnswer } from '#contract/calls/schemas/host-control.ts';
import type { AppPlugin } from '../../http/app-type.ts';
import type { HostControl } from '../host-control.ts';

/** POST /api/session/{id}/control; for the company scope. */
export function controlRoute({ hostControl }: { hostControl: HostControl }): AppPlugin {
  return (app) => {
    app.post(
      '/api/session/:id/control',
      {
        schema: {
          params: Type.Object({ id: Type.String() }),
          body: ControlRequest,
          response: { 200: LiveAnswer },
        },
      },
      ({ user, params, body }) => hostControl.control(user.company_id, params.id, body),
    );
  };
}
