import { operatorCalls } from '#contract/calls/operator.ts';
import type { MoveCreditsRequest } from '#contract/calls/schemas/operator.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Lists and changes of the administration page. Every method rejects with an `ApiError`. */
export const createOperatorService = (http: HttpClient) => ({
  companies: (query: { search: string; cursor?: string | undefined }, signal?: AbortSignal) =>
    http.call(operatorCalls.companies, { query, signal }),
  moveCredits: (id: number, body: MoveCreditsRequest, key: string) =>
    http.call(operatorCalls.moveCredits, { params: { id: String(id) }, body, key }),
  sessions: (signal?: AbortSignal) => http.call(operatorCalls.sessions, { signal }),
  failSession: (id: string, reason: string) =>
    http.call(operatorCalls.failSession, { params: { id }, body: { reason } }),
  mails: (signal?: AbortSignal) => http.call(operatorCalls.mails, { signal }),
  retryMail: (id: number | 'all') => http.call(operatorCalls.retryMail, { params: { id: String(id) } }),
  orders: (signal?: AbortSignal) => http.call(operatorCalls.orders, { signal }),
  markPaid: (number: string) => http.call(operatorCalls.markPaid, { params: { number } }),
  cancelOrder: (number: string, reason: string) =>
    http.call(operatorCalls.cancelOrder, { params: { number }, body: { reason } }),
  reports: (signal?: AbortSignal) => http.call(operatorCalls.reports, { signal }),
  acts: (signal?: AbortSignal) => http.call(operatorCalls.acts, { signal }),
});
