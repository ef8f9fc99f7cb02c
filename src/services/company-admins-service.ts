import type {
  AcceptInvitationRequest,
  AdminInvitationAnswer,
  CompanyAdminsAnswer,
} from '#contract/calls/schemas/company-admins.ts';
import type { MessageAnswer, TokenAnswer } from '#contract/calls/schemas/identity.ts';
import type { HttpClient } from './http/http-client.ts';

export type CompanyAdminsService = ReturnType<typeof createCompanyAdminsService>;

/** Sub-administrators of a company, and the invitation that makes one. */
export function createCompanyAdminsService(http: HttpClient) {
  const invitation = (token: string) => `/api/admin-invitation/${encodeURIComponent(token)}`;
  return {
    list: () => http.get<CompanyAdminsAnswer>('/api/company/admins'),
    invite: (email: string) => http.post<MessageAnswer>('/api/company/admins', { email }),
    revoke: (id: number) => http.delete<void>(`/api/company/admins/invitations/${id}`),
    remove: (id: number) => http.delete<void>(`/api/company/admins/${id}`),
    readInvitation: (token: string) => http.get<AdminInvitationAnswer>(invitation(token), { skipAuth: true }),
    acceptInvitation: (token: string, body: AcceptInvitationRequest) =>
      http.post<TokenAnswer>(`${invitation(token)}/accept`, body, { skipAuth: true }),
  };
}
