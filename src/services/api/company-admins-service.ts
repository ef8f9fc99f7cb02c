import { companyAdminCalls } from '#contract/calls/company-admins.ts';
import type { AcceptInvitationRequest, CompanyRole } from '#contract/calls/schemas/company-admins.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Sub-administrators of a company, and the invitation that makes one. */
export function createCompanyAdminsService(http: HttpClient) {
  return {
    list: () => http.call(companyAdminCalls.list),
    invite: (email: string, key: string) => http.call(companyAdminCalls.invite, { body: { email }, key }),
    revoke: (id: number) => http.call(companyAdminCalls.revoke, { params: { id: String(id) } }),
    /** Owner or sub-administrator; 409 where the company would be left without an owner. */
    changeRole: (id: number, user_type_id: CompanyRole) =>
      http.call(companyAdminCalls.changeRole, { params: { id: String(id) }, body: { user_type_id } }),
    remove: (id: number) => http.call(companyAdminCalls.remove, { params: { id: String(id) } }),
    readInvitation: (token: string) => http.call(companyAdminCalls.readInvitation, { params: { token } }),
    acceptInvitation: (token: string, body: AcceptInvitationRequest) =>
      http.call(companyAdminCalls.acceptInvitation, { params: { token }, body }),
  };
}
