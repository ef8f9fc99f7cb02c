import type { LedgerReasons } from '../../../en/organiser/money/ledger-reasons.ts';
import { plural } from '../../counts.ts';

export const ledgerReasons: LedgerReasons = {
  welcome: 'Credit zur Begrüßung',
  ordered: (order) => `Bestellung ${order}`,
  paidLate: (order) => `Verspätete Zahlung der Bestellung ${order}`,
  paidTwice: (order) => `Zweite Zahlung der Bestellung ${order}`,
  paymentReturned: (order, why) => `Zweite Zahlung der Bestellung ${order} zurückgezahlt: ${why}`,
  orderCancelled: (order, why) => `Bestellung ${order} storniert: ${why}`,
  refunded: (order, why) => `Rückzahlung zur Bestellung ${order}: ${why}`,
  planned: (title) => `${title} geplant`,
  seats: (title, seats) => `${title}: ${plural(seats, 'Platz', 'Plätze')}`,
  started: (title) => `${title} begonnen`,
  cancelled: (title) => `${title} abgesagt`,
  cancelledLate: (title) => `${title} nach Öffnung der Türen abgesagt`,
  failed: (title) => `${title} konnte nicht stattfinden`,
};
