import { Type } from 'typebox';
import { AcceptInvitationRequest, AdminInvitationAnswer } from '#contract/calls/schemas/company-admins.ts';
import { TokenAnswer } from '#contract/calls/schemas/identity.ts';
import type { App, AppPlugin } from '../http/app-type.ts';
import type { Throttle } from '../http/throttle.ts';
import type { AdminInvitations } from './admin-invitations.ts';

const ByToken = Type.Object({ token: Type.String({ maxLength: 100 }) });
const aMinuteMs = 60_000;

interface InvitationServices {
  adminInvitations: AdminInvitations;
  throttle: Throttle;
}

export function adminInvitationRoutes({ adminInvitations, throttle }: InvitationServices): AppPlugin {
  return (app: App) => {
    app.get(
      '/api/admin-invitation/:token',
      { schema: { params: ByToken, response: { 200: AdminInvitationAnswer } } },
      async ({ params, ip }) => {
        return throttle.failures('read invitation', ip, 60, aMinuteMs, () =>
          adminInvitations.read(params.token),
        );
      },
    );

    app.post(
      '/api/admin-invitation/:token/accept',
      { schema: { params: ByToken, body: AcceptInvitationRequest, response: { 201: TokenAnswer } } },
      async ({ params, body, ip }, reply) => {
        const token = await throttle.failures('accept invitation', ip, 20, aMinuteMs, () =>
          adminInvitations.accept(params.token, body),
        );
        return reply.code(201).send(token);
      },
    );
  };
}
