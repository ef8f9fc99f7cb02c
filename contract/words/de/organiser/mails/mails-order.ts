import type { OrderMailWords } from '../../../en/organiser/mails/mails-order.ts';
import { credits as creditsText } from '../../counts.ts';
import { packs } from '../../packs.ts';

/** What mails to the billing address of an order say, in German. */
export const orderMails: OrderMailWords = {
  order: 'Bestellung',
  for: 'Inhalt',
  total: 'Gesamtbetrag',
  ordered: (quantity, pack, credits) => `${quantity} × ${packs.nameOf(pack)}, ${creditsText(credits)}`,
  button: 'Bestellung ansehen',
  why: (billedTo) =>
    `Sie erhalten diese E-Mail, weil diese Adresse für die Rechnungen von ${billedTo} angegeben wurde.`,
  paid: {
    subject: {
      invoice: (order) => `Rechnung zu Bestellung ${order}`,
      receipt: (order) => `Zahlungsbeleg zu Bestellung ${order}`,
    },
    headline: 'Danke, Ihre Zahlung ist eingegangen',
    text: 'Ihre Zahlung ist eingegangen, und die Credits sind auf Ihrem Konto.',
    late: 'Ihre Zahlung ist eingegangen, nachdem die Bestellung abgelaufen war. Die Credits haben wir trotzdem hinzugefügt.',
    attached: {
      invoice: 'Die Rechnung finden Sie im Anhang.',
      receipt: 'Den Zahlungsbeleg finden Sie im Anhang.',
    },
  },
  invoice: {
    subject: (order) => `Rechnung ${order}`,
    headline: 'Ihre Rechnung',
    text: (due) =>
      `Bitte zahlen Sie bis zum ${due}. Die Angaben zur Überweisung finden Sie auf der Rechnung.`,
    attached: 'Die Rechnung finden Sie im Anhang.',
  },
  reminder: {
    subject: (order) => `Zahlungserinnerung: Rechnung ${order}`,
    headline: 'Diese Rechnung ist noch offen',
    text: (due) =>
      `Sie war am ${due} fällig. Wenn Sie inzwischen gezahlt haben: Vielen Dank, dann ist diese E-Mail gegenstandslos.`,
    attached: 'Die Rechnung finden Sie noch einmal im Anhang.',
  },
  paidTwice: {
    subject: (order) => `Bestellung ${order} wurde zweimal bezahlt`,
    headline: 'Eine zweite Zahlung ist eingegangen',
    text: (amount, credits) =>
      `${amount} sind eingegangen, nachdem diese Bestellung schon bezahlt war. Wir haben noch einmal ${creditsText(credits)} hinzugefügt.`,
    after: (contact) =>
      `Wenn Sie die Credits behalten wollen, müssen Sie nichts tun. Wenn Sie nicht zweimal zahlen wollten, schreiben Sie uns unter ${contact}, bevor die Credits verbraucht sind. Dann zahlen wir den Betrag zurück.`,
  },
  returned: {
    subject: (order) => `Rückzahlung zu Bestellung ${order}`,
    headline: 'Ihr Geld ist auf dem Rückweg',
    text: (amount) =>
      `Wir zahlen ${amount} auf dem ursprünglichen Zahlungsweg zurück. Diesen Betrag haben wir für die Bestellung irrtümlich erhalten.`,
    after: 'Bei Banken dauert das bis zu zehn Tage. Die Bestellung selbst bleibt unverändert.',
  },
  cancelled: {
    subject: (order) => `Bestellung ${order} ist storniert`,
    headline: 'Diese Bestellung ist storniert',
    text: (reason) =>
      `Sie müssen diese Bestellung nicht bezahlen, und es werden keine Credits dafür hinzugefügt. Grund: ${reason}`,
    attached: 'Die Rechnungskorrektur, mit der wir die Rechnung stornieren, finden Sie im Anhang.',
  },
  refund: {
    subject: (order) => `Rückzahlung für Bestellung ${order}`,
    headline: 'Ihr Geld ist auf dem Rückweg',
    text: (amount, credits) =>
      `Wir zahlen ${amount} für ${creditsText(credits)} auf dem ursprünglichen Zahlungsweg zurück.`,
    attached:
      'Die Rechnungskorrektur finden Sie im Anhang. Bei Banken dauert eine Rückzahlung bis zu zehn Tage.',
  },
  refundDeclined: {
    subject: (order) => `Keine Rückzahlung für Bestellung ${order}`,
    headline: 'Wir können diese Bestellung nicht zurückzahlen',
    text: (credits, reason) =>
      `Sie haben um die Rückzahlung von ${creditsText(credits)} gebeten. Unser Grund: ${reason}`,
    after: (contact) =>
      `Ihre Credits bleiben auf Ihrem Konto. Wenn Sie Fragen haben, schreiben Sie uns unter ${contact}.`,
  },
};
