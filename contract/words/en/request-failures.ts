import { errorCatalogue } from '../error-catalogue.ts';
import { requestMessages } from '../request-messages.ts';

/** Why a request of an organiser's or a public page failed, in English; the other languages have the same keys. */
export const requestFailures = {
  /** Where no answer came, and where the server is at fault. */
  kinds: requestMessages,
  /** By the code of the error catalogue. */
  codes: errorCatalogue as Record<keyof typeof errorCatalogue, string>,
  unknown: 'An unknown error occurred',
  status: (status: number) => `Request failed with status ${status}`,
  /** `people` are named with the reason; so many `more` are not. */
  named: (message: string, people: string, more: number) =>
    `${message}: ${people}${more > 0 ? ` and ${more} more` : ''}`,
};

export type RequestFailureWords = typeof requestFailures;
