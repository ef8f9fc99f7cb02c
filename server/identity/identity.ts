import type { Clock } from '../clock.ts';
import type { AccountCompanies } from './account-companies.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Throttle } from '../http/load/throttle.ts';
import type { AccessTokens } from './access-tokens.ts';
import { createEmailVerification } from './email-verification.ts';
import { createLoginLimits } from './login-limits.ts';
import { createPasswords } from './passwords.ts';
import { createProfiles } from './profiles.ts';
import { createRegistration } from './registration.ts';
import { createSecondFactor } from './second-factor/second-factor.ts';
import { createAddressChange } from './address-change.ts';
import { createSecondFactorRequirements } from './second-factor/second-factor-requirement.ts';
import { createSignIn } from './sign-in.ts';
import { createSignedLinks } from './signed-links.ts';
import { createSocialAccounts } from './social/social-accounts.ts';
import { createSocialSignIn } from './social/social-sign-in.ts';
import { createSocialVerifiers } from './social/social-verifiers.ts';
import { createSingleSignOn } from './single-sign-on/create-single-sign-on.ts';
import type { OutgoingRequests } from '../http/outgoing/outgoing-requests.ts';

interface IdentityDeps {
  config: Config;
  database: Database;
  clock: Clock;
  secret: string;
  formerSecrets?: readonly string[];
  throttle: Throttle;
  accessTokens: AccessTokens;
  companies: AccountCompanies;
  changes: { publishCompany(companyId: number): void };
  /** Requests to companies' own servers; made from the configuration where it is left out. */
  outgoing?: OutgoingRequests;
}

/** Accounts on the company's side: sign-in, registration, profile, passwords. */
export function createIdentity(deps: IdentityDeps) {
  const signedLinks = createSignedLinks(deps);
  const emailVerification = createEmailVerification({ ...deps, signedLinks });
  const loginLimits = createLoginLimits(deps);
  const secondFactor = createSecondFactor(deps);
  const singleSignOn = createSingleSignOn({ ...deps, emailVerification });
  const { signOnConnections } = singleSignOn;
  return {
    ...singleSignOn,
    emailVerification,
    secondFactor,
    addressChange: createAddressChange({ ...deps, emailVerification }),
    secondFactorRequirements: createSecondFactorRequirements({ ...deps, signOnConnections }),
    registration: createRegistration({ ...deps, emailVerification }),
    signIn: createSignIn({ ...deps, loginLimits, secondFactor, signOnConnections }),
    passwords: createPasswords({ ...deps, emailVerification, loginLimits }),
    profiles: createProfiles(deps),
    socialSignIn: createSocialSignIn({
      ...deps,
      emailVerification,
      signedLinks,
      signOnConnections,
      socialAccounts: createSocialAccounts(deps),
      verifiers: createSocialVerifiers(deps.config, deps.clock),
    }),
  };
}
