import type { SecondFactorRequirement } from '#contract/calls/schemas/second-factor/second-factor.ts';
import { noteChange } from '../../audit/audit-record.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { inUnit } from '../../database/unit-of-work.ts';
import { fieldProblem } from '../../http/api-problem.ts';
import type { AccessTokens } from '../access-tokens.ts';
import type { AccountCompanies } from '../account-companies.ts';
import { hasToSignOn, type SignOnConnections } from '../single-sign-on/sign-on-connections.ts';
import { usersRepository } from '../users-repository.ts';
import { hasSecondFactor } from './has-second-factor.ts';

interface RequirementDeps {
  database: Database;
  accessTokens: AccessTokens;
  companies: AccountCompanies;
  signOnConnections: SignOnConnections;
}

export type SecondFactorRequirements = ReturnType<typeof createSecondFactorRequirements>;

/** Whether a company wants a second factor of everybody who logs in with a password. */
export function createSecondFactorRequirements({
  database,
  accessTokens,
  companies,
  signOnConnections,
}: RequirementDeps) {
  /** Who may log in with a password, and with nothing beside it. */
  async function peopleWithout(queryable: Queryable, companyId: number): Promise<number[]> {
    const people = await queryable
      .selectFrom('users')
      .select(['id', 'email', 'user_type_id', 'company_id'])
      .where('company_id', '=', companyId)
      .where('disabled_at', 'is', null)
      .where('password_hash', 'is not', null)
      .where(({ not }) => not(hasSecondFactor))
      .execute();
    const ids: number[] = [];
    for (const person of people)
      if (!hasToSignOn(person, await signOnConnections.enforcedFor(queryable, person.email)))
        ids.push(person.id);
    return ids;
  }

  async function stateOf(
    queryable: Queryable,
    companyId: number,
    ownId: number,
  ): Promise<SecondFactorRequirement> {
    const without = await peopleWithout(queryable, companyId);
    return {
      is_required: await companies.requiresSecondFactor(queryable, companyId),
      people_without: without.length,
      is_own_missing: without.includes(ownId),
    };
  }

  return {
    read: ({ id, company_id }: { id: number; company_id: number }) => stateOf(database, company_id, id),

    /** Logs out everybody without one; they set it up at their next log-in. Throws 422 on `is_required` if the owner has none. */
    async save(
      { id, company_id }: { id: number; company_id: number },
      required: boolean,
    ): Promise<SecondFactorRequirement> {
      return inUnit(database, undefined, async ({ queryable }) => {
        await usersRepository.lockAllOf(queryable, company_id);
        const without = await peopleWithout(queryable, company_id);
        if (required && without.includes(id))
          throw fieldProblem('is_required', ({ secondFactor }) => secondFactor.ownFirst);
        const before = await companies.requiresSecondFactor(queryable, company_id);
        noteChange({ second_factor_required: before }, { second_factor_required: required });
        await companies.requireSecondFactor(queryable, company_id, required);
        if (required && !before)
          for (const userId of without) await accessTokens.revokePasswordSignIns(userId, queryable);
        return stateOf(queryable, company_id, id);
      });
    },
  };
}
