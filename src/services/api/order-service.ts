import { orderCalls } from '#contract/calls/orders.ts';
import type { OrderRequest, RequestRefundRequest, TaxCheckRequest } from '#contract/calls/schemas/orders.ts';
import type { HttpClient } from '../http/http-client.ts';

export type OrderService = ReturnType<typeof createOrderService>;

/** A company's orders of credits, for its owner. Every method rejects with an `ApiError`. */
export const createOrderService = (http: HttpClient) => ({
  /** The packs on sale, for visitors too; CHECKOUT_003 while nothing is sold. */
  prices: (signal?: AbortSignal) => http.call(orderCalls.prices, { signal }),
  offer: (signal?: AbortSignal) => http.call(orderCalls.offer, { signal }),
  /** Idempotent by key: the same key twice creates one order. */
  place: (body: OrderRequest, key: string, signal?: AbortSignal) =>
    http.call(orderCalls.place, { body, key, signal }),
  /** The payment page; CHECKOUT_001 while the payment service is unavailable. */
  pay: (id: number, signal?: AbortSignal) =>
    http.call(orderCalls.pay, { params: { id: String(id) }, signal }),
  /** The tax register's answer about a number. */
  checkTaxId: (body: TaxCheckRequest, signal?: AbortSignal) =>
    http.call(orderCalls.checkTaxId, { body, signal }),
  /** Cancels an unpaid order; 409 while its payment is pending. */
  drop: (id: number) => http.call(orderCalls.drop, { params: { id: String(id) } }),
  requestRefund: (id: number, body: RequestRefundRequest, key: string) =>
    http.call(orderCalls.requestRefund, { params: { id: String(id) }, body, key }),
  /** One order with the resulting balance; CHECKOUT_002 if it is not the company's. */
  read: (id: number, signal?: AbortSignal) =>
    http.call(orderCalls.read, { params: { id: String(id) }, signal }),
  list: (cursor?: string, signal?: AbortSignal) => http.call(orderCalls.list, { query: { cursor }, signal }),
  /** The status of the payment from which the buyer returned. */
  outcome: (paymentId: string, signal?: AbortSignal) =>
    http.call(orderCalls.outcome, { query: { session_id: paymentId }, signal }),
  invoice: (id: number) => http.call(orderCalls.invoice, { params: { id: String(id) } }),
  creditNote: (id: number) => http.call(orderCalls.creditNote, { params: { id: String(id) } }),
  receipt: (id: number) => http.call(orderCalls.receipt, { params: { id: String(id) } }),
});
