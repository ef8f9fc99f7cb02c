import { defineCalls } from './call.ts';
import type { orderSpec } from './schemas/orders.ts';

/** Orders of credits. CHECKOUT_002 for an order or payment that is not the caller's, CHECKOUT_003 while nothing can be sold. */
export const orderCalls = defineCalls<typeof orderSpec>()({
  prices: { method: 'GET', path: '/api/checkout/prices', access: 'public' },
  offer: { method: 'GET', path: '/api/checkout/offer', access: 'owner' },
  place: { method: 'POST', path: '/api/checkout/order', access: 'owner', key: true },
  /** What the tax register says of a number that an order is to bear. */
  checkTaxId: { method: 'POST', path: '/api/checkout/tax-number', access: 'owner' },
  list: { method: 'GET', path: '/api/checkout/order', access: 'owner' },
  read: { method: 'GET', path: '/api/checkout/order/:id', access: 'owner' },
  pay: { method: 'POST', path: '/api/checkout/order/:id/pay', access: 'owner' },
  /** Gives up an order by card that nobody has paid. */
  drop: { method: 'POST', path: '/api/checkout/order/:id/drop', access: 'owner' },
  /** Asks the operator for a refund. */
  requestRefund: {
    method: 'POST',
    path: '/api/checkout/order/:id/refund-request',
    access: 'owner',
    key: true,
  },
  invoice: {
    method: 'GET',
    path: '/api/checkout/order/:id/invoice.pdf',
    access: 'owner',
    answers: 'application/pdf',
  },
  receipt: {
    method: 'GET',
    path: '/api/checkout/order/:id/receipt.pdf',
    access: 'owner',
    answers: 'application/pdf',
  },
  /** Of every refund of the order, a page each. */
  creditNote: {
    method: 'GET',
    path: '/api/checkout/order/:id/credit-note.pdf',
    access: 'owner',
    answers: 'application/pdf',
  },
  refund: { method: 'POST', path: '/api/checkout/order/:id/refund', access: 'operator', key: true },
  outcome: { method: 'GET', path: '/api/checkout/success', access: 'public' },
});
