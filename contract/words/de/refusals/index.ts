import type { RefusalWords } from '../../en/refusals/index.ts';
import { requestFailures } from '../request-failures.ts';
import { requestRefusals } from './requests.ts';
import { staleRefusals } from './stale.ts';
import { validation } from './validation.ts';

/** In German; organisers are addressed as Sie. */
export const refusals: RefusalWords = {
  codes: requestFailures.codes,
  requests: requestRefusals,
  stale: staleRefusals,
  validation,
};
