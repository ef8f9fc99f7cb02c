import type { PaymentWords } from '../../../en/organiser/money/payment.ts';
import { credits, form } from '../../counts.ts';

/** What the page says to which a payment leads back, in German. */
export const payment: PaymentWords = {
  title: 'Credits',
  notFound: 'Zahlung nicht gefunden',
  yourOrders: 'Ihre Bestellungen',
  notPaid: (number) => `Bestellung ${number} ist nicht bezahlt`,
  expired: 'Die Zahlungsseite ist abgelaufen.',
  failures: {
    card_declined: 'Ihre Bank hat die Zahlung abgelehnt.',
    insufficient_funds: 'Das Guthaben oder Limit der Karte reicht für diese Zahlung nicht aus.',
    expired_card: 'Die Karte ist abgelaufen. Bezahlen Sie mit einer anderen.',
    incorrect_details: 'Die Kartendaten stimmen nicht. Prüfen Sie Nummer, Ablaufdatum und Prüfziffer.',
    authentication_required:
      'Ihre Bank hat die Zahlung nicht freigegeben. Bezahlen Sie erneut und bestätigen Sie die Zahlung bei Ihrer Bank.',
    card_not_supported: 'Mit dieser Karte ist die Zahlung nicht möglich. Bezahlen Sie mit einer anderen.',
    processing_error:
      'Die Bank konnte die Zahlung nicht verarbeiten. Versuchen Sie es in ein paar Minuten noch einmal.',
    other: 'Die Zahlung ist fehlgeschlagen.',
  },
  kept: 'Ihre Bestellung bleibt bestehen. Es wurde nichts abgebucht.',
  payAgain: 'Erneut bezahlen',
  seeOrder: 'Bestellung ansehen',
  received: 'Vielen Dank, Ihre Zahlung ist eingegangen',
  order: (number) => `Bestellung ${number}`,
  orderPaidLate: (number) => `Bestellung ${number}, nach Ablauf bezahlt`,
  waiting: 'Wir warten auf Ihre Zahlung',
  waitingSoon: 'Wir warten auf die Bestätigung Ihrer Bank …',
  waitingLong: 'Ihre Bank braucht länger als sonst. Das kann ein bis zwei Tage dauern.',
  mayLeave:
    'Sie können diese Seite verlassen: Wir schreiben die Credits gut und senden Ihnen die Rechnung per E-Mail.',
  trying: 'Wir versuchen es weiter.',
  addedElsewhere: 'Die Credits wurden der Firma gutgeschrieben, die sie bestellt hat.',
  orderFailed: 'Die Bestellung konnte nicht geladen werden',
  added: (count, email) =>
    `Ihrem Konto ${form(count, 'wurde 1 Credit', `wurden ${count} Credits`)} gutgeschrieben. Die Rechnung ist unterwegs an ${email}.`,
  before: 'Credits vorher',
  after: 'Credits nachher',
  yourCredits: 'Ihre Credits',
  balanceFailed: 'Ihr Guthaben konnte nicht geladen werden',
  available: (count) => `Sie haben ${credits(count)} verfügbar.`,
};
