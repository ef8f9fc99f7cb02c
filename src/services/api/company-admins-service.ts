import { companyAdminCalls } from '#contract/calls/company-admins.ts';
import type { AcceptInvitationRequest } from '#contract/calls/schemas/company-admins.ts';
import type { CompanyRole, MemberRole } from '#contract/rules/people/user-types.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The members of a company and their invitations. */
export function createCompanyAdminsService(http: HttpClient) {
  return {
    list: () => http.call(companyAdminCalls.list),
    invite: (email: string, user_type_id: MemberRole, key: string) =>
      http.call(companyAdminCalls.invite, { body: { email, user_type_id }, key }),
    revoke: (id: number) => http.call(companyAdminCalls.revoke, { params: { id: String(id) } }),
    /** 409 if the company would have no owner. */
    changeRole: (id: number, user_type_id: CompanyRole) =>
      http.call(companyAdminCalls.changeRole, { params: { id: String(id) }, body: { user_type_id } }),
    remove: (id: number) => http.call(companyAdminCalls.remove, { params: { id: String(id) } }),
    readInvitation: (token: string) => http.call(companyAdminCalls.readInvitation, { params: { token } }),
    acceptInvitation: (token: string, body: AcceptInvitationRequest) =>
      http.call(companyAdminCalls.acceptInvitation, { params: { token }, body }),
  };
}
