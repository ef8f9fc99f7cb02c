import { creditCalls } from '#contract/calls/credits.ts';
import type { HttpClient } from '../http/http-client.ts';

/** The company's balance and its ledger, newest first, a page at a time. */
export const createCreditService = (http: HttpClient) => ({
  ledger: (cursor?: string, signal?: AbortSignal) =>
    http.call(creditCalls.ledger, { query: { cursor }, signal }),
});
