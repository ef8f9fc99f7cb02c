import { defineCalls } from './call.ts';
import type { companyAdminSpec } from './schemas/company-admins.ts';

/** The people of a company with their roles, and the invitation that makes anybody but an owner. */
export const companyAdminCalls = defineCalls<typeof companyAdminSpec>()({
  list: { method: 'GET', path: '/api/company/admins', access: 'company' },
  invite: { method: 'POST', path: '/api/company/admins', access: 'owner', key: true },
  revoke: { method: 'DELETE', path: '/api/company/admins/invitations/:id', access: 'owner' },
  changeRole: { method: 'PUT', path: '/api/company/admins/:id/role', access: 'owner' },
  remove: { method: 'DELETE', path: '/api/company/admins/:id', access: 'owner' },
  readInvitation: { method: 'GET', path: '/api/admin-invitation/:token', access: 'public' },
  acceptInvitation: { method: 'POST', path: '/api/admin-invitation/:token/accept', access: 'public' },
});
