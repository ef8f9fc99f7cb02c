import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { UpdateProfileRequest, User } from '#contract/calls/schemas/identity.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { nationalNumber } from '#contract/rules/people/phone-number.ts';
import { hasAccess } from '#contract/rules/people/user-types.ts';
import { isVisible } from '#contract/rules/text/visible-text.ts';
import type { AccountCompanies } from './account-companies.ts';
import type { Clock } from '../clock.ts';
import { inUnit } from '../database/unit-of-work.ts';
import type { Database, Queryable } from '../database/database.ts';
import { checkCountry, readTimezone } from '../geo/geo-rules.ts';
import { catalogueProblem, fieldProblem, unauthenticated } from '../http/api-problem.ts';
import { readUserAnswer } from './user-answer.ts';
import { type UserRow, usersRepository } from './users-repository.ts';
import { nextVersion, refuseStale } from './versions.ts';

export type Profiles = ReturnType<typeof createProfiles>;

interface ProfilesDeps {
  database: Database;
  clock: Clock;
  companies: AccountCompanies;
  changes: { publishCompany(companyId: number): void };
}

export function createProfiles({ database, clock, companies, changes }: ProfilesDeps) {
  /** Their profiles show the company's name too; locked in order, before the own account. */
  async function lockColleagues(queryable: Queryable, userId: number, name: string | undefined) {
    const user = await usersRepository.byId(queryable, userId);
    if (name === undefined || !user || user.company_id === null) return;
    if (!hasAccess(user.user_type_id, 'owner')) return;
    if ((await companies.nameOf(queryable, user.company_id)) === name.trim()) return;
    await usersRepository.lockAllOf(queryable, user.company_id);
  }

  /** Names the company, or makes the first one of a person who signed up through a social provider. */
  async function saveCompany(queryable: Queryable, user: UserRow, name: string): Promise<void> {
    if (user.company_id === null) {
      const company_id = await companies.create(queryable, name);
      await usersRepository.update(queryable, user.id, { company_id });
      if (user.email_verified_at) await companies.grantWelcome(queryable, company_id);
      return;
    }
    if (!hasAccess(user.user_type_id, 'owner')) {
      if ((await companies.nameOf(queryable, user.company_id)) === name) return;
      throw catalogueProblem(403, 'USER_009');
    }
    if ((await companies.nameOf(queryable, user.company_id)) === name.trim()) return;
    await companies.rename(queryable, user.company_id, name);
    const by = { id: user.id, at: new Date(clock.now()) };
    await usersRepository.noteChangeOfOthers(queryable, user.company_id, by);
  }

  return {
    read: (userId: number): Promise<User> => readUserAnswer(database, userId),

    /**
     * Changes only the named fields. Throws 409 for a former version, 422 for a country, time zone or phone number that
     * cannot exist.
     */
    async update(userId: number, request: UpdateProfileRequest): Promise<User> {
      if (request.country_id !== undefined) checkCountry(request.country_id);
      const timezone_id = request.timezone_id === undefined ? undefined : readTimezone(request.timezone_id);
      const answer = await inUnit(database, undefined, async ({ queryable: transaction }) => {
        await lockColleagues(transaction, userId, request.company_name);
        const account = await usersRepository.lock(transaction, userId);
        if (!account || account.disabled_at) throw unauthenticated();
        refuseStale(account, request.version, 'profile');
        const user = await usersRepository.detailed(transaction, userId);
        const area_code = request.area_code === '' ? null : (request.area_code ?? user.area_code);
        const phone_number =
          request.phone_number === undefined ? user.phone_number : readPhone(area_code, request.phone_number);
        await usersRepository.update(transaction, userId, {
          first_name: request.first_name ?? user.first_name,
          last_name: request.last_name ?? user.last_name,
          ...nextVersion(account, { id: userId, at: new Date(clock.now()) }),
        });
        await usersRepository.saveProfile(transaction, userId, {
          country_id: request.country_id ?? user.country_id,
          timezone_id: timezone_id ?? user.timezone_id,
          area_code,
          phone_number,
        });
        if (request.company_name !== undefined) await saveCompany(transaction, user, request.company_name);
        return { user: await readUserAnswer(transaction, userId), companyId: account.company_id };
      });
      if (answer.companyId !== null) changes.publishCompany(answer.companyId);
      return answer.user;
    },

    chooseLanguage: (userId: number, language: SpokenLanguage): Promise<User> =>
      inUnit(database, undefined, async ({ queryable: transaction }) => {
        const account = await usersRepository.lock(transaction, userId);
        if (!account || account.disabled_at) throw unauthenticated();
        await usersRepository.update(transaction, userId, { language });
        return readUserAnswer(transaction, userId);
      }),
  };
}

/** Without its country code; null for an empty one. */
function readPhone(areaCode: string | null, text: string): string | null {
  if (!isVisible(text)) return null;
  const number = nationalNumber(areaCode ?? '', text);
  const digits = number?.replace(/[^0-9]+/g, '');
  if (number === null || !parsePhoneNumberFromString(`${areaCode ?? ''}${digits}`)?.isPossible())
    throw fieldProblem('phone_number', ({ validation }) => validation.phoneNumber);
  return number;
}
