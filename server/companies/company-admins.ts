import type { CompanyAdminsAnswer } from '#contract/calls/schemas/company-admins.ts';
import {
  type CompanyRole,
  isCompanyRole,
  type MemberRole,
  userTypeLabel,
  userTypes,
} from '#contract/rules/people/user-types.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import { inUnit } from '../database/unit-of-work.ts';
import type { Database, Queryable } from '../database/database.ts';
import { noteChange } from '../audit/audit-record.ts';
import { ApiProblem, catalogueProblem } from '../http/api-problem.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import { forgetAssignments } from '../assignments/session-assignments.ts';
import { endAccount } from '../identity/erase-user.ts';
import { usersRepository } from '../identity/users-repository.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { roleChangedMail } from '../mail/templates/account-mails.ts';
import { accessEndedMail } from '../mail/templates/closing-mails.ts';
import type { Companies } from './companies.ts';

interface CompanyAdminsDeps {
  database: Database;
  clock: Clock;
  config: Config;
  accessTokens: AccessTokens;
  companies: Companies;
  changes: { publishCompany(companyId: number): void };
}

export type CompanyAdmins = ReturnType<typeof createCompanyAdmins>;

async function requireOtherOwner(queryable: Queryable, companyId: number, userId: number): Promise<void> {
  const other = await queryable
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('user_type_id', '=', userTypes.CONSUMER_ADMIN)
    .where('disabled_at', 'is', null)
    .where('id', '!=', userId)
    .executeTakeFirst();
  if (!other)
    throw new ApiProblem({
      status: 409,
      message: ({ companies }) => companies.lastOwner,
    });
}

export function createCompanyAdmins(deps: CompanyAdminsDeps) {
  const { database, clock, config, accessTokens, companies, changes } = deps;
  const administrators = (companyId: number) =>
    database
      .selectFrom('users')
      .select(['id', 'first_name', 'last_name', 'email', 'user_type_id'])
      .where('company_id', '=', companyId)
      .where('disabled_at', 'is', null)
      .orderBy('user_type_id')
      .orderBy('id')
      .execute();

  /** One that has run out stays until it is forgotten, so that its sender sees it. */
  const openInvitations = (companyId: number) =>
    database
      .selectFrom('admin_invitations')
      .select(['id', 'email', 'user_type_id', 'created_at', 'expires_at'])
      .where('company_id', '=', companyId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .orderBy('id')
      .execute();

  return {
    async list(companyId: number): Promise<CompanyAdminsAnswer> {
      const invitations = await openInvitations(companyId);
      return {
        admins: await administrators(companyId),
        invitations: invitations.map(({ user_type_id, created_at, expires_at, ...invitation }) => ({
          ...invitation,
          user_type_id: user_type_id as MemberRole,
          created_at: created_at.toISOString(),
          expires_at: expires_at.toISOString(),
        })),
      };
    },

    /**
     * Gives one of the company's people another role, from their next request on, and tells them. A company keeps an owner:
     * 409 for the last one. Throws USER_001 for anybody else.
     */
    async changeRole(companyId: number, userId: number, role: CompanyRole): Promise<void> {
      await inUnit(database, undefined, async ({ queryable: transaction, afterCommit }) => {
        const company = await companies.lock(transaction, companyId);
        const user = await usersRepository.lock(transaction, userId);
        const isTheirs =
          user?.company_id === companyId && isCompanyRole(user.user_type_id) && user.disabled_at === null;
        if (!isTheirs) throw catalogueProblem(404, 'USER_001');
        if (user.user_type_id === role) return;
        if (user.user_type_id === userTypes.CONSUMER_ADMIN)
          await requireOtherOwner(transaction, companyId, userId);
        await usersRepository.update(transaction, userId, { user_type_id: role });
        await forgetAssignments(transaction, userId);
        await accessTokens.forgetUser(userId, transaction);
        noteChange({ role: userTypeLabel(user.user_type_id) }, { role: userTypeLabel(role) });
        const at = clock.now();
        await enqueueMail(transaction, {
          ...roleChangedMail({ language: user.language, publicUrl: config.publicUrl, company, role }),
          operationKey: `role-changed:${userId}:${at}`,
          kind: 'role-changed',
          recipient: user.email,
          at,
        });
        afterCommit(() => changes.publishCompany(companyId));
      });
    },

    /** Takes the access of anybody but an owner at once, tells them, and frees the address, so that they can be invited again. Throws USER_001 for anybody else. */
    async remove(companyId: number, userId: number): Promise<void> {
      await inUnit(database, undefined, async ({ queryable: transaction }) => {
        const user = await usersRepository.lock(transaction, userId);
        const isTheirs =
          user?.company_id === companyId &&
          isCompanyRole(user.user_type_id) &&
          user.user_type_id !== userTypes.CONSUMER_ADMIN &&
          user.disabled_at === null;
        if (!isTheirs) throw catalogueProblem(404, 'USER_001');
        const { publicUrl } = config;
        const at = clock.now();
        await enqueueMail(transaction, {
          ...accessEndedMail({
            language: user.language,
            publicUrl,
            company: await companies.nameOf(transaction, companyId),
          }),
          operationKey: `access-ended:${userId}`,
          kind: 'access-ended',
          recipient: user.email,
          at,
        });
        await endAccount(transaction, accessTokens, userId, new Date(at), accessTokens.forgetUser);
      });
    },
  };
}
