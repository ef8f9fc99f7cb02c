import { companyAdminCalls } from '#contract/calls/company-admins.ts';
import { companyAdminSpec } from '#contract/calls/schemas/company-admins.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import { answerWordsFor } from '../words/answer-words.ts';
import type { AdminInvitations } from './admin-invitations.ts';
import type { CompanyAdmins } from './company-admins.ts';

interface Deps {
  companyAdmins: CompanyAdmins;
  adminInvitations: AdminInvitations;
}

export const companyAdminHandlers = ({ companyAdmins, adminInvitations }: Deps) =>
  handleCalls(companyAdminCalls, companyAdminSpec, {
    list: ({ user }) => companyAdmins.list(user.company_id),
    invite: async ({ user, body, headers }, _reply, unit) => {
      await adminInvitations.invite(user, body, unit);
      return { message: answerWordsFor(headers).invitationSent };
    },
    revoke: async ({ user, params }) => {
      const revoked = await adminInvitations.revoke(user.company_id, Number(params.id));
      if (!revoked) throw catalogueProblem(404, 'USER_008');
    },
    changeRole: ({ user, params, body }) =>
      companyAdmins.changeRole(user.company_id, Number(params.id), body.user_type_id),
    remove: ({ user, params }) => companyAdmins.remove(user.company_id, Number(params.id)),
    readInvitation: ({ params }) => adminInvitations.read(params.token),
    acceptInvitation: ({ params, body, headers }) =>
      adminInvitations.accept(params.token, body, requestLanguage(headers)),
  });
