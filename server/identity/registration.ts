import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { isBusinessEmail } from '#contract/rules/people/business-email.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { RegisterRequest } from '#contract/calls/schemas/identity.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import type { Clock } from '../clock.ts';
import type { AccountCompanies } from './account-companies.ts';
import type { Config } from '../config/config.ts';
import { type Database, isUniqueViolation } from '../database/database.ts';
import { checkCountry, readTimezone } from '../geo/geo-rules.ts';
import { catalogueProblem, fieldProblem } from '../http/api-problem.ts';
import { isUndeliverableAddress } from '../mail/erased-address.ts';
import type { AccessTokens, IssuedToken } from './access-tokens.ts';
import type { EmailVerification } from './email-verification.ts';
import { hashPassword } from './password-hashing.ts';
import { checkSignUp } from './sign-up-rules.ts';
import { checkNewPassword } from './password-rules.ts';
import { usersRepository } from './users-repository.ts';

interface RegistrationDeps {
  database: Database;
  clock: Clock;
  config: Config;
  accessTokens: AccessTokens;
  companies: AccountCompanies;
  emailVerification: EmailVerification;
}

export type Registration = ReturnType<typeof createRegistration>;

export function createRegistration(deps: RegistrationDeps) {
  const { database, clock, config, accessTokens, companies, emailVerification } = deps;

  return {
    /**
     * Makes an owner with their company, mails the verification link and signs them in.
     * Throws USER_014, USER_013, USER_011, USER_007, or 422 for a country or time zone that does not exist.
     */
    async register(
      request: RegisterRequest,
      { isOperators = false, language = 'en' }: { isOperators?: boolean; language?: SpokenLanguage } = {},
    ): Promise<IssuedToken> {
      checkNewPassword(request);
      checkCountry(request.country_id);
      const timezone_id = readTimezone(request.timezone_id);
      const email = normaliseEmail(request.email);
      if (isUndeliverableAddress(email))
        throw fieldProblem('email', ({ accounts }) => accounts.undeliverable);
      if (!isOperators) checkSignUp(config, email);
      if (config.requireBusinessEmail && !isBusinessEmail(email))
        throw catalogueProblem(422, 'USER_011', 'email');
      if (await usersRepository.byEmail(database, email)) throw catalogueProblem(422, 'USER_007', 'email');
      const password_hash = await hashPassword(request.password);
      try {
        return await database.transaction().execute(async (transaction) => {
          const company_id = await companies.create(transaction, request.company_name);
          const user = await usersRepository.insert(transaction, {
            company_id,
            user_type_id: userTypes.CONSUMER_ADMIN,
            first_name: request.first_name,
            last_name: request.last_name ?? '',
            email,
            password_hash,
            language,
            created_at: new Date(clock.now()),
          });
          const { country_id } = request;
          await usersRepository.saveProfile(transaction, user.id, { country_id, timezone_id });
          await emailVerification.send(transaction, user);
          return accessTokens.issueUserToken(user.id, transaction);
        });
      } catch (cause) {
        if (isUniqueViolation(cause, 'users_email_unique')) throw catalogueProblem(422, 'USER_007', 'email');
        throw cause;
      }
    },
  };
}
