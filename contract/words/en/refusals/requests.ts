import { requestFailures } from '../request-failures.ts';

/** Requests that the server cannot take at all, in English; the other languages have the same keys. */
export const requestRefusals = {
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
