import { noteAct } from '../audit/audit-log.ts';
import { noteChange } from '../audit/audit-record.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { createHash, randomBytes } from 'node:crypto';
import type {
  AcceptInvitationRequest,
  AdminInvitationAnswer,
  InviteAdminRequest,
} from '#contract/calls/schemas/company-admins.ts';
import { auth } from '#contract/rules/business-constants.ts';
import { isBusinessEmail } from '#contract/rules/people/business-email.ts';
import { type MemberRole, userTypeLabel, userTypes } from '#contract/rules/people/user-types.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { type Database, isUniqueViolation, type Queryable } from '../database/database.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import { ApiProblem, catalogueProblem } from '../http/api-problem.ts';
import type { AccessTokens, IssuedToken } from '../identity/access-tokens.ts';
import { hashPassword } from '../identity/password-hashing.ts';
import { checkNewPassword } from '../identity/password-rules.ts';
import type { CompanyUser } from '../identity/scopes.ts';
import type { SignOnConnections } from '../identity/single-sign-on/sign-on-connections.ts';
import { singleSignOnRequired } from '../identity/single-sign-on/sign-on-problems.ts';
import { checkInvitedSignUp } from '../identity/sign-up-rules.ts';
import { usersRepository } from '../identity/users-repository.ts';
import { requireVerified } from '../identity/verified-inviter.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { adminInvitationMail } from '../mail/templates/account-mails.ts';
import type { Companies } from './companies.ts';

interface AdminInvitationDeps {
  database: Database;
  clock: Clock;
  config: Config;
  accessTokens: AccessTokens;
  companies: Companies;
  signOnConnections: SignOnConnections;
}

export type AdminInvitations = ReturnType<typeof createAdminInvitations>;

/** Links `/invite-admin/{token}` that make somebody a member of a company: bound to one address, once, within seven days. */
export function createAdminInvitations(deps: AdminInvitationDeps) {
  const { database, clock, config, accessTokens, companies, signOnConnections } = deps;

  const find = (queryable: Queryable, token: string) =>
    queryable
      .selectFrom('admin_invitations as invitation')
      .innerJoin('companies', 'companies.id', 'invitation.company_id')
      .innerJoin('users as inviter', 'inviter.id', 'invitation.invited_by')
      .select([
        'invitation.email',
        'invitation.expires_at',
        'invitation.accepted_at',
        'invitation.company_id',
        'invitation.user_type_id',
      ])
      .select(['companies.name as company', 'inviter.first_name', 'inviter.last_name'])
      .where('invitation.digest', '=', digestOf(token))
      .where('invitation.revoked_at', 'is', null)
      .where('companies.deleted_at', 'is', null)
      .executeTakeFirst();

  /** Marks it accepted as it finds it, so that of two at once one succeeds. */
  const spend = (queryable: Queryable, token: string) =>
    queryable
      .updateTable('admin_invitations')
      .set({ accepted_at: new Date(clock.now()) })
      .where('digest', '=', digestOf(token))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', new Date(clock.now()))
      .returning(['company_id', 'email', 'user_type_id'])
      .executeTakeFirst();

  /** Locks the company before its invitation, in the same order as closing it does. */
  async function keepCompanyOpen(queryable: Queryable, token: string): Promise<boolean> {
    const invitation = await queryable
      .selectFrom('admin_invitations')
      .select('company_id')
      .where('digest', '=', digestOf(token))
      .executeTakeFirst();
    return invitation !== undefined && companies.keepOpen(queryable, invitation.company_id);
  }

  async function revokeOpen(queryable: Queryable, companyId: number, email: string): Promise<void> {
    await queryable
      .updateTable('admin_invitations')
      .set({ revoked_at: new Date(clock.now()) })
      .where('company_id', '=', companyId)
      .where('email', '=', email)
      .where('accepted_at', 'is', null)
      .execute();
  }

  return {
    /**
     * A new invitation takes the place of an open one. Throws USER_011, USER_005 when the address has an account, or 422
     * where sign-up is closed.
     */
    async invite(
      inviter: CompanyUser,
      { email: address, user_type_id = userTypes.CONSUMER_ADMIN_SUB }: InviteAdminRequest,
      unit?: UnitOfWork,
    ): Promise<void> {
      checkInvitedSignUp(config);
      const email = normaliseEmail(address);
      if (config.requireBusinessEmail && !isBusinessEmail(email))
        throw catalogueProblem(422, 'USER_011', 'email');
      const token = randomBytes(32).toString('base64url');
      const at = clock.now();
      await inUnit(database, unit, async ({ queryable: transaction }) => {
        await requireVerified(transaction, inviter.id);
        const company = await companies.lock(transaction, inviter.company_id);
        if (await usersRepository.byEmail(transaction, email))
          throw catalogueProblem(422, 'USER_005', 'email');
        await revokeOpen(transaction, inviter.company_id, email);
        await transaction
          .insertInto('admin_invitations')
          .values({
            company_id: inviter.company_id,
            invited_by: inviter.id,
            email,
            user_type_id,
            digest: digestOf(token),
            created_at: new Date(at),
            expires_at: new Date(at + auth.adminInvitationMs),
          })
          .execute();
        noteChange({}, { role: userTypeLabel(user_type_id) });
        await enqueueMail(transaction, {
          ...adminInvitationMail({
            language: (await usersRepository.byId(transaction, inviter.id))?.language ?? 'en',
            publicUrl: config.publicUrl,
            inviter: fullName(inviter),
            company,
            role: user_type_id,
            link: `${config.publicUrl}/invite-admin/${token}`,
          }),
          operationKey: `admin-invitation:${digestOf(token)}`,
          kind: 'admin-invitation',
          recipient: email,
          at,
        });
      });
    },

    /** False for one that is not the company's, or no longer open. */
    async revoke(companyId: number, invitationId: number): Promise<boolean> {
      const revoked = await database
        .updateTable('admin_invitations')
        .set({ revoked_at: new Date(clock.now()) })
        .where('id', '=', invitationId)
        .where('company_id', '=', companyId)
        .where('accepted_at', 'is', null)
        .where('revoked_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return revoked !== undefined;
    },

    /** What the holder of the link sees. Throws 404 for an unknown or revoked one. */
    async read(token: string): Promise<AdminInvitationAnswer> {
      const found = await find(database, token);
      if (!found)
        throw new ApiProblem({ status: 404, message: ({ companies }) => companies.invitationUnknown });
      const { email, company } = found;
      const user_type_id = found.user_type_id as MemberRole;
      const expired = found.expires_at.getTime() <= clock.now();
      const state = found.accepted_at ? 'used' : expired ? 'expired' : 'valid';
      const sign_on = await signOnConnections.offeredTo(database, email, found.company_id);
      return { state, company, inviter: fullName(found), email, user_type_id, sign_on };
    },

    /**
     * Makes the account, in that language, and signs it in. Throws 410, the same for every link that is not valid, or 422 where
     * sign-up is closed.
     */
    async accept(
      token: string,
      request: AcceptInvitationRequest,
      language: SpokenLanguage,
    ): Promise<IssuedToken> {
      checkInvitedSignUp(config);
      checkNewPassword(request);
      const password_hash = await hashPassword(request.password);
      const now = new Date(clock.now());
      try {
        return await database.transaction().execute(async (transaction) => {
          const invitation = (await keepCompanyOpen(transaction, token)) && (await spend(transaction, token));
          if (!invitation)
            throw new ApiProblem({ status: 410, message: ({ companies }) => companies.invitationGone });
          const { email, company_id } = invitation;
          if ((await signOnConnections.offeredTo(transaction, email, company_id)) === 'enforced')
            throw singleSignOnRequired('password');
          const user = await usersRepository.insert(transaction, {
            ...invitation,
            first_name: request.first_name,
            last_name: request.last_name ?? '',
            password_hash,
            language,
            email_verified_at: now,
            created_at: now,
          });
          await usersRepository.saveProfile(transaction, user.id, {});
          await noteAct(transaction, {
            at: now.getTime(),
            act: 'admin.join',
            subject: String(user.id),
            user_id: user.id,
            company_id: invitation.company_id,
          });
          return accessTokens.issueUserToken(user.id, transaction);
        });
      } catch (cause) {
        if (isUniqueViolation(cause, 'users_email_unique')) throw catalogueProblem(422, 'USER_005');
        throw cause;
      }
    },
  };
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
