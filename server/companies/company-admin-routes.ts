import { Type } from 'typebox';
import { CompanyAdminsAnswer, InviteAdminRequest } from '#contract/calls/schemas/company-admins.ts';
import { MessageAnswer } from '#contract/calls/schemas/identity.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import type { App, AppPlugin } from '../http/app-type.ts';
import type { Idempotency } from '../http/idempotency.ts';
import type { Throttle } from '../http/throttle.ts';
import type { AdminInvitations } from './admin-invitations.ts';
import type { CompanyAdmins } from './company-admins.ts';

const ById = Type.Object({ id: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) });
const anHourMs = 3_600_000;

interface CompanyAdminServices {
  companyAdmins: CompanyAdmins;
  adminInvitations: AdminInvitations;
  throttle: Throttle;
  idempotency: Idempotency;
}

export function companyAdminsRoute({
  companyAdmins,
}: Pick<CompanyAdminServices, 'companyAdmins'>): AppPlugin {
  return (app: App) => {
    app.get('/api/company/admins', { schema: { response: { 200: CompanyAdminsAnswer } } }, async ({ user }) =>
      companyAdmins.list(user.company_id),
    );
  };
}

export function manageAdminsRoutes(services: CompanyAdminServices): AppPlugin {
  const { companyAdmins, adminInvitations, throttle, idempotency } = services;
  return (app: App) => {
    app.post(
      '/api/company/admins',
      { schema: { body: InviteAdminRequest, response: { 200: MessageAnswer } } },
      async (request, reply) => {
        const { body, user } = request;
        await throttle('invite admin', String(user.company_id), 30, anHourMs);
        return idempotency(request, reply, async (unit) => {
          await adminInvitations.invite(user, body.email, unit);
          return { status: 200, body: { message: 'The invitation is on its way.' } };
        });
      },
    );

    app.delete(
      '/api/company/admins/invitations/:id',
      { schema: { params: ById } },
      async (request, reply) => {
        const revoked = await adminInvitations.revoke(request.user.company_id, Number(request.params.id));
        if (!revoked) throw catalogueProblem(404, 'USER_008');
        return reply.code(204).send();
      },
    );

    app.delete('/api/company/admins/:id', { schema: { params: ById } }, async (request, reply) => {
      await companyAdmins.remove(request.user.company_id, Number(request.params.id));
      return reply.code(204).send();
    });
  };
}
