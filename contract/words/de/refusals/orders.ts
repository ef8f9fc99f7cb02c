import type { OrderStatus } from '../../../rules/money/order-lifecycle.ts';
import type { OrderRefusals } from '../../en/refusals/orders.ts';
import { credits } from '../counts.ts';
import { checkout } from '../organiser/money/checkout.ts';
import { credits as creditWords } from '../organiser/money/credits.ts';

const statuses: Record<OrderStatus, string> = {
  draft: 'wurde erst begonnen',
  pending: 'wartet auf die Zahlung',
  paid: 'ist bezahlt',
  failed: 'ist nicht bezahlt',
  expired: 'ist abgelaufen',
  refunded: 'wurde zurückgezahlt',
  cancelled: 'ist storniert',
};

/** In German. */
export const orderRefusals: OrderRefusals = {
  packGone: 'Dieses Paket wird nicht mehr verkauft. Wählen Sie ein anderes.',
  taxIdForm: checkout.problems.taxId,
  taxIdUnchecked: 'Diese USt-IdNr. wurde noch nicht geprüft. Versuchen Sie es noch einmal.',
  taxIdUnknown:
    'Das Steuerregister kennt diese Nummer nicht. Prüfen Sie die Nummer oder lassen Sie das Feld leer.',
  noCards: 'Kartenzahlung ist hier nicht eingerichtet. Bestellen Sie auf Rechnung.',
  processing: creditWords.orders.processing,
  isNow: (status) => `Diese Bestellung ${statuses[status]}.`,
  unpaid: 'Diese Bestellung ist nicht bezahlt.',
  paymentUnknown: 'Der Zahlungsdienst kennt diese Zahlung nicht.',
  nothingToRefund: 'Für diese Bestellung gibt es nichts zurückzuzahlen.',
  refundRule:
    'Wir zahlen ungenutzte Credits zurück, die Sie in den letzten zwölf Monaten gekauft haben. Das Geld kommt auf demselben Weg zurück.',
  refundAsked:
    'Für diese Bestellung haben Sie schon eine Rückzahlung beantragt. Wir antworten Ihnen per E-Mail.',
  leftToRefund: (left) =>
    `Aus dieser Bestellung können noch höchstens ${credits(left)} zurückgezahlt werden.`,
};
