import { requestFailures } from '../request-failures.ts';
import { requestRefusals } from './requests.ts';
import { staleRefusals } from './stale.ts';
import { validation } from './validation.ts';

/** Why the server does not do what an organiser asks for, in English; the other languages have the same keys. */
export const refusals = {
  /** By the code of the error catalogue. */
  codes: requestFailures.codes,
  requests: requestRefusals,
  stale: staleRefusals,
  validation,
};

export type RefusalWords = typeof refusals;
