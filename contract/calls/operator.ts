import { defineCalls } from './call.ts';
import type { operatorSpec } from './schemas/operator.ts';

/** The administration page, for administrators of the product. A change that is impossible now is refused with 409 and the reason. */
export const operatorCalls = defineCalls<typeof operatorSpec>()({
  companies: { method: 'GET', path: '/api/operator/company', access: 'operator' },
  moveCredits: { method: 'POST', path: '/api/operator/company/:id/credits', access: 'operator', key: true },
  sessions: { method: 'GET', path: '/api/operator/session', access: 'operator' },
  /** Ends a session that cannot go on, and returns its credits. */
  failSession: { method: 'POST', path: '/api/operator/session/:id/fail', access: 'operator' },
  mails: { method: 'GET', path: '/api/operator/mail', access: 'operator' },
  /** Sends an email again that was given up; `all` for each of them. */
  retryMail: { method: 'POST', path: '/api/operator/mail/:id/retry', access: 'operator' },
  orders: { method: 'GET', path: '/api/operator/order', access: 'operator' },
  markPaid: { method: 'POST', path: '/api/operator/order/:number/paid', access: 'operator' },
  cancelOrder: { method: 'POST', path: '/api/operator/order/:number/cancel', access: 'operator' },
  reports: { method: 'GET', path: '/api/operator/report', access: 'operator' },
  acts: { method: 'GET', path: '/api/operator/act', access: 'operator' },
});
