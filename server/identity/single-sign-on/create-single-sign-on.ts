import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { createOutgoingRequests, type OutgoingRequests } from '../../http/outgoing/outgoing-requests.ts';
import type { AccessTokens } from '../access-tokens.ts';
import type { AccountCompanies } from '../account-companies.ts';
import type { EmailVerification } from '../email-verification.ts';
import { createBackChannelLogout } from './back-channel-logout.ts';
import { createCompanyDomains } from './company-domains.ts';
import { createOpenidProviders } from './openid-provider.ts';
import { createSignOnAccounts } from './sign-on-accounts.ts';
import { createSignOnConnections } from './sign-on-connections.ts';
import { createSignOn } from './sign-on.ts';

interface SingleSignOnDeps {
  config: Config;
  database: Database;
  clock: Clock;
  secret: string;
  formerSecrets?: readonly string[];
  accessTokens: AccessTokens;
  companies: AccountCompanies;
  emailVerification: EmailVerification;
  outgoing?: OutgoingRequests;
}

export type SingleSignOnServices = ReturnType<typeof createSingleSignOn>;

/** Domains of companies, their identity providers, and the log-in through them. */
export function createSingleSignOn(given: SingleSignOnDeps) {
  const deps = { ...given, outgoing: given.outgoing ?? createOutgoingRequests(given) };
  const providers = createOpenidProviders(deps);
  const domains = createCompanyDomains(deps);
  const connections = createSignOnConnections({ ...deps, providers, domains });
  const accounts = createSignOnAccounts({ ...deps, domains });
  return {
    companyDomains: domains,
    signOnConnections: connections,
    signOn: createSignOn({ ...deps, providers, domains, connections, accounts }),
    backChannelLogout: createBackChannelLogout({ ...deps, providers, connections }),
  };
}
