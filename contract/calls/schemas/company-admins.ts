import { type Static, Type } from 'typebox';
import { Email, Name, Password } from './identity.ts';

export const CompanyAdmin = Type.Object({
  id: Type.Integer(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  user_type_id: Type.Integer(),
});
export const AdminInvitation = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  created_at: Type.String(),
  expires_at: Type.String(),
});
/** Everybody who manages the company's sessions, and the invitations that are still open. */
export const CompanyAdminsAnswer = Type.Object({
  admins: Type.Array(CompanyAdmin),
  invitations: Type.Array(AdminInvitation),
});
export const InviteAdminRequest = Type.Object({ email: Email });

/** What the holder of an invitation's link sees; an unknown or revoked one is 404. */
export const AdminInvitationAnswer = Type.Object({
  state: Type.Union([Type.Literal('valid'), Type.Literal('used'), Type.Literal('expired')]),
  company: Type.String(),
  inviter: Type.String(),
  email: Type.String(),
});
export const AcceptInvitationRequest = Type.Object({
  first_name: Name,
  last_name: Name,
  password: Password,
  password_confirmation: Password,
});

export type CompanyAdminsAnswer = Static<typeof CompanyAdminsAnswer>;
export type AdminInvitationAnswer = Static<typeof AdminInvitationAnswer>;
export type AcceptInvitationRequest = Static<typeof AcceptInvitationRequest>;
