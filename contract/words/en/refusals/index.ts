import { requestFailures } from '../request-failures.ts';
import { accountRefusals } from './accounts.ts';
import { companyRefusals } from './companies.ts';
import { requestRefusals } from './requests.ts';
import { secondFactorRefusals } from './second-factor.ts';
import { singleSignOnRefusals } from './single-sign-on.ts';
import { staleRefusals } from './stale.ts';
import { validation } from './validation.ts';

/** Why the server does not do what an organiser asks for, in English; the other languages have the same keys. */
export const refusals = {
  /** By the code of the error catalogue. */
  codes: requestFailures.codes,
  accounts: accountRefusals,
  companies: companyRefusals,
  requests: requestRefusals,
  secondFactor: secondFactorRefusals,
  singleSignOn: singleSignOnRefusals,
  stale: staleRefusals,
  validation,
};

export type RefusalWords = typeof refusals;
