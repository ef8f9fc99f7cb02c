import { companyAdminCalls } from '#contract/calls/company-admins.ts';
import type { AcceptInvitationRequest } from '#contract/calls/schemas/company-admins.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Sub-administrators of a company, and the invitation that makes one. */
export function createCompanyAdminsService(http: HttpClient) {
  return {
    list: () => http.call(companyAdminCalls.list),
    invite: (email: string, key: string) => http.call(companyAdminCalls.invite, { body: { email }, key }),
    revoke: (id: number) => http.call(companyAdminCalls.revoke, { params: { id: String(id) } }),
    remove: (id: number) => http.call(companyAdminCalls.remove, { params: { id: String(id) } }),
    readInvitation: (token: string) => http.call(companyAdminCalls.readInvitation, { params: { token } }),
    acceptInvitation: (token: string, body: AcceptInvitationRequest) =>
      http.call(companyAdminCalls.acceptInvitation, { params: { token }, body }),
  };
}
