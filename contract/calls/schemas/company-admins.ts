import { type Static, Type } from 'typebox';
import {
  type CompanyRole,
  companyRoles,
  type MemberRole,
  memberRoles,
} from '../../rules/people/user-types.ts';
import type { CallSpec } from '../call.ts';
import { ByRowId, Choice, Instant, List, Shape, Text } from './bounded.ts';
import { Email, LastName, MessageAnswer, Name, Password, TokenAnswer } from './identity.ts';

const minute = 60_000;
const ByToken = Shape({ token: Text(100) });

export const CompanyAdmin = Shape({
  id: Type.Integer(),
  first_name: Text(80),
  last_name: Text(80),
  email: Text(254),
  user_type_id: Type.Integer(),
});
const GivenRole = Type.Unsafe<CompanyRole>(Type.Enum([...companyRoles]));
const InvitedRole = Type.Unsafe<MemberRole>(Type.Enum([...memberRoles]));
const AnsweredRole = Type.Unsafe<MemberRole>(Type.Integer());

export const AdminInvitation = Shape({
  id: Type.Integer(),
  email: Text(254),
  user_type_id: AnsweredRole,
  created_at: Instant,
  expires_at: Instant,
});
/** The company's people, and open invitations: an expired one is kept for ninety days. */
export const CompanyAdminsAnswer = Shape({
  admins: List(CompanyAdmin, 1000),
  invitations: List(AdminInvitation, 1000),
});
export const ChangeRoleRequest = Shape({ user_type_id: GivenRole });
/** A sub-administrator where no role is named. */
export const InviteAdminRequest = Shape({ email: Email, user_type_id: Type.Optional(InvitedRole) });

/** What the holder of an invitation's link sees; an unknown or revoked one is 404. */
export const AdminInvitationAnswer = Shape({
  state: Choice(['valid', 'used', 'expired']),
  company: Text(120),
  inviter: Text(200),
  email: Text(254),
  user_type_id: AnsweredRole,
  /** Whether the address may, or has to, join by single sign-on. */
  sign_on: Choice(['none', 'offered', 'enforced']),
});
export const AcceptInvitationRequest = Shape({
  first_name: Name,
  last_name: Type.Optional(LastName),
  password: Password,
  password_confirmation: Password,
});

export const companyAdminSpec = {
  list: { answer: CompanyAdminsAnswer },
  invite: {
    audit: 'admin.invite',
    body: InviteAdminRequest,
    answer: MessageAnswer,
    throttle: [{ name: 'invite admin', by: 'company', hits: 30, perMs: 60 * minute }],
  },
  revoke: { audit: 'admin.revoke', params: ByRowId },
  changeRole: { audit: 'admin.role', params: ByRowId, body: ChangeRoleRequest },
  remove: { audit: 'admin.remove', params: ByRowId, fault: 'USER_004' },
  readInvitation: {
    params: ByToken,
    answer: AdminInvitationAnswer,
    throttle: [{ name: 'read invitation', by: 'address', hits: 60, perMs: minute, counts: 'failures' }],
  },
  acceptInvitation: {
    params: ByToken,
    body: AcceptInvitationRequest,
    answer: TokenAnswer,
    status: 201,
    fault: 'USER_002',
    throttle: [{ name: 'accept invitation', by: 'address', hits: 20, perMs: minute, counts: 'failures' }],
  },
} satisfies Record<string, CallSpec>;

export type CompanyAdminsAnswer = Static<typeof CompanyAdminsAnswer>;
export type AdminInvitationAnswer = Static<typeof AdminInvitationAnswer>;
export type InviteAdminRequest = Static<typeof InviteAdminRequest>;
export type AcceptInvitationRequest = Static<typeof AcceptInvitationRequest>;
