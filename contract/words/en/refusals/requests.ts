import { failures } from '../failures.ts';
import { requestFailures } from '../request-failures.ts';

/** Requests that the server cannot take at all, in English; the other languages have the same keys. */
export const requestRefusals = {
  csrf: 'CSRF token mismatch.',
  tooManyAttempts: 'Too Many Attempts.',
  trialsOpen: failures.reasons.trialsOpen({}),
  noRoute: (path: string) => `The route ${path} could not be found.`,
  noMethod: (method: string, path: string, allowed: string) =>
    `The ${method} method is not supported for route ${path}. Supported methods: ${allowed}.`,
  keyOfAnother: 'This idempotency key belongs to another request.',
  tooSlow: 'That took too long. Please try again.',
  tooLarge: 'The request is too large.',
  addressTooLong: 'The address is too long.',
  contentType: 'The content type is not supported.',
  answerErased:
    'This request was carried out before. Its answer is no longer kept, because personal data in it was erased. Reload the page to see the result.',
  serverFault: requestFailures.kinds.server as string,
  status: requestFailures.status,
  headersTooLarge: 'The request headers are too large.',
};

export type RequestRefusals = typeof requestRefusals;
