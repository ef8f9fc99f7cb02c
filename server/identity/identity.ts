import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Throttle } from '../http/throttle.ts';
import type { AccessTokens } from './access-tokens.ts';
import { createEmailVerification } from './email-verification.ts';
import { createPasswords } from './passwords.ts';
import { createProfiles } from './profiles.ts';
import { createRegistration } from './registration.ts';
import { createSignIn } from './sign-in.ts';

interface IdentityDeps {
  config: Config;
  database: Database;
  clock: Clock;
  secret: string;
  throttle: Throttle;
  accessTokens: AccessTokens;
  companies: Companies;
}

/** Everything about who somebody on the company side is. */
export function createIdentity(deps: IdentityDeps) {
  const emailVerification = createEmailVerification(deps);
  return {
    emailVerification,
    registration: createRegistration({ ...deps, emailVerification }),
    signIn: createSignIn(deps),
    passwords: createPasswords({ ...deps, emailVerification }),
    profiles: createProfiles(deps),
  };
}
