import type { AcceptInvitationRequest } from '#contract/calls/schemas/company-admins.ts';
import type { CompanyRole, MemberRole } from '#contract/rules/people/user-types.ts';
import { useService } from '../services-context.tsx';
import { createCompanyAdminsService } from '../services/api/company-admins-service.ts';
import { useAdminAuthVerbs } from '../machines/admin-auth/use-admin-auth.tsx';
import { useCommand } from '../machines/command/use-command.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';

/** Somebody of the company, or an invitation that nobody has taken up. */
type Leaving = { kind: 'admin' | 'invitation'; id: number };

type Invitation = { email: string; role: MemberRole };

type CompanyAdminsChanged = {
  onInvited: (email: string) => void;
  onInvitedAgain: (email: string) => void;
  onRoleChanged: () => void;
  onRemoved: () => void;
};

/** The company's people, and how that changes. */
export function useCompanyAdmins({
  onInvited,
  onInvitedAgain,
  onRoleChanged,
  onRemoved,
}: CompanyAdminsChanged) {
  const companyAdmins = useService(createCompanyAdminsService);
  const everybody = useLoader('company admins', { load: () => companyAdmins.list() });
  const invite = useCommand({
    send: ({ email, role }: Invitation, { key }) => companyAdmins.invite(email, role, key),
    onDone: (_answer, { email }) => {
      everybody.refresh();
      onInvited(email);
    },
  });
  const inviteAgain = useCommand({
    send: ({ email, role }: Invitation, { key }) => companyAdmins.invite(email, role, key),
    onDone: (_answer, { email }) => {
      everybody.refresh();
      onInvitedAgain(email);
    },
  });
  const changeRole = useCommand({
    send: ({ id, role }: { id: number; role: CompanyRole }) => companyAdmins.changeRole(id, role),
    onDone: () => {
      everybody.refresh();
      onRoleChanged();
    },
  });
  const remove = useCommand({
    send: ({ kind, id }: Leaving) => (kind === 'admin' ? companyAdmins.remove(id) : companyAdmins.revoke(id)),
    onDone: () => {
      everybody.refresh();
      onRemoved();
    },
  });
  return { everybody, invite, inviteAgain, changeRole, remove };
}

export function useInvitation(token: string) {
  const companyAdmins = useService(createCompanyAdminsService);
  return useLoader(`invitation ${token}`, { load: () => companyAdmins.readInvitation(token) });
}

/** Makes the invited account and signs it in. */
export function useAcceptInvitation(token: string, email: string, onDone: () => void) {
  const companyAdmins = useService(createCompanyAdminsService);
  const { adoptToken } = useAdminAuthVerbs();
  return useCommand({
    send: async (values: AcceptInvitationRequest) => {
      const answer = await companyAdmins.acceptInvitation(token, values);
      await adoptToken(answer.token, { email, secret: values.password });
    },
    onDone,
  });
}
