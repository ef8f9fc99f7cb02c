import { plural } from '../../counts.ts';

/**
 * Why credits moved, in English; the other languages have the same keys. The ledger keeps the English text, so a change
 * of one leaves the earlier rows in English.
 */
export const ledgerReasons = {
  welcome: 'Welcome credit',
  ordered: (order: string) => `Order ${order}`,
  paidLate: (order: string) => `Late payment of order ${order}`,
  paidTwice: (order: string) => `Second payment of order ${order}`,
  paymentReturned: (order: string, why: string) => `Second payment of order ${order} returned: ${why}`,
  orderCancelled: (order: string, why: string) => `Order ${order} cancelled: ${why}`,
  refunded: (order: string, why: string) => `Refund of order ${order}: ${why}`,
  planned: (title: string) => `${title} planned`,
  seats: (title: string, seats: number) => `${title}: ${plural(seats, 'seat', 'seats')}`,
  started: (title: string) => `${title} started`,
  cancelled: (title: string) => `${title} cancelled`,
  cancelledLate: (title: string) => `${title} cancelled after the doors had opened`,
  failed: (title: string) => `${title} could not take place`,
};

export type LedgerReasons = typeof ledgerReasons;
