import type { RefusalWords } from '../../en/refusals/index.ts';
import { requestFailures } from '../request-failures.ts';
import { accountRefusals } from './accounts.ts';
import { companyRefusals } from './companies.ts';
import { orderRefusals } from './orders.ts';
import { peopleRefusals } from './people.ts';
import { programmeRefusals } from './programmes.ts';
import { reportRefusals } from './reports.ts';
import { requestRefusals } from './requests.ts';
import { secondFactorRefusals } from './second-factor.ts';
import { sessionRefusals } from './sessions.ts';
import { singleSignOnRefusals } from './single-sign-on.ts';
import { staleRefusals } from './stale.ts';
import { validation } from './validation.ts';

/** In German; organisers are addressed as Sie. */
export const refusals: RefusalWords = {
  codes: requestFailures.codes,
  accounts: accountRefusals,
  companies: companyRefusals,
  orders: orderRefusals,
  people: peopleRefusals,
  programmes: programmeRefusals,
  reports: reportRefusals,
  requests: requestRefusals,
  secondFactor: secondFactorRefusals,
  sessions: sessionRefusals,
  singleSignOn: singleSignOnRefusals,
  stale: staleRefusals,
  validation,
};
