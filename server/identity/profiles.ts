import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { UpdateProfileRequest, User } from '#contract/calls/schemas/identity.ts';
import { userTypes } from '#contract/rules/user-types.ts';
import type { Companies } from '../companies/companies.ts';
import type { Database, Queryable } from '../database/database.ts';
import { checkCountry, readTimezone } from '../geo/geo-rules.ts';
import { catalogueProblem, fieldProblem, unauthenticated } from '../http/api-problem.ts';
import { readUserAnswer } from './user-answer.ts';
import { type UserRow, usersRepository } from './users-repository.ts';

export type Profiles = ReturnType<typeof createProfiles>;

export function createProfiles({ database, companies }: { database: Database; companies: Companies }) {
  /** Names the company, or makes the first one of a person who signed up through a social provider. */
  async function saveCompany(queryable: Queryable, user: UserRow, name: string): Promise<void> {
    if (user.company_id === null) {
      const company_id = await companies.create(queryable, name);
      await usersRepository.update(queryable, user.id, { company_id });
      if (user.email_verified_at) await companies.grantWelcome(queryable, company_id);
      return;
    }
    if (user.user_type_id === userTypes.CONSUMER_ADMIN_SUB) {
      if ((await companies.nameOf(queryable, user.company_id)) === name) return;
      throw catalogueProblem(403, 'USER_009');
    }
    await companies.rename(queryable, user.company_id, name);
  }

  return {
    read: (userId: number): Promise<User> => readUserAnswer(database, userId),

    /** Changes only the named fields. Throws 422 for a country, time zone or phone number that cannot exist. */
    async update(userId: number, request: UpdateProfileRequest): Promise<User> {
      if (request.country_id !== undefined) checkCountry(request.country_id);
      const timezone_id = request.timezone_id === undefined ? undefined : readTimezone(request.timezone_id);
      return database.transaction().execute(async (transaction) => {
        const account = await usersRepository.lock(transaction, userId);
        if (!account || account.disabled_at) throw unauthenticated();
        const user = await usersRepository.detailed(transaction, userId);
        const area_code = request.area_code ?? user.area_code;
        const phone_number = request.phone_number ?? user.phone_number;
        if (request.phone_number !== undefined) checkPhone(area_code, request.phone_number);
        await usersRepository.update(transaction, userId, {
          first_name: request.first_name ?? user.first_name,
          last_name: request.last_name ?? user.last_name,
        });
        await usersRepository.saveProfile(transaction, userId, {
          country_id: request.country_id ?? user.country_id,
          timezone_id: timezone_id ?? user.timezone_id,
          area_code,
          phone_number,
        });
        if (request.company_name !== undefined) await saveCompany(transaction, user, request.company_name);
        return readUserAnswer(transaction, userId);
      });
    },
  };
}

function checkPhone(areaCode: string | null, phoneNumber: string): void {
  const possible = parsePhoneNumberFromString(`${areaCode ?? ''}${phoneNumber}`)?.isPossible();
  if (!possible) throw fieldProblem('phone_number', 'The phone number field format is invalid.');
}
