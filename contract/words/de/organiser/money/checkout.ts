import type { CheckoutWords } from '../../../en/organiser/money/checkout.ts';
import { percentIn } from '../../../formats.ts';
import { credits, form, plural } from '../../counts.ts';

const taxRate = percentIn('de', 2);
const dueIn = (days: number) => `in ${form(days, 'einem Tag', `${days} Tagen`)}`;

/** What the checkout says, in German. */
export const checkout: CheckoutWords = {
  page: {
    title: 'Credits kaufen',
    lead: (people) =>
      `Ein Credit reicht für eine Session mit bis zu ${people} Personen. Bestellungen und Rechnungen finden Sie jederzeit auf der`,
    creditsPage: 'Credit-Seite',
    leadEnd: '.',
    failed: 'Die Kasse konnte nicht geladen werden',
    write: 'Nachricht schreiben',
  },
  owners: {
    text: 'Nur die Kontoinhaber/innen Ihrer Firma können Credits kaufen.',
    profile: 'Ihr Profil',
    textEnd: ' zeigt, wer das ist.',
    credits: 'Credits Ihrer Firma',
  },
  form: {
    pack: 'Paket',
    packOf: (sessions, each) => `${plural(sessions, 'Session', 'Sessions')}, je ${each}`,
    quantity: 'Anzahl',
    billing: 'Rechnungsangaben',
    payment: 'Zahlungsart',
    card: 'Kreditkarte',
    invoice: 'Kauf auf Rechnung, per Überweisung',
    incomplete: 'Bitte füllen Sie die markierten Felder aus.',
  },
  billing: {
    company: 'Firma',
    address: 'Adresse',
    addressLines: 'Straße, Postleitzahl und Ort, je in einer eigenen Zeile',
    country: 'Land',
    email: 'E-Mail-Adresse für Rechnungen',
    taxId: 'USt-IdNr.',
    taxIdLike: (example) => `Optional, zum Beispiel ${example}`,
    purchaseOrder: 'Ihre Bestellnummer (optional)',
    purchaseOrderUse: 'Steht auf der Rechnung',
  },
  problems: {
    name: 'An wen geht die Rechnung?',
    address: 'Geben Sie eine Rechnungsadresse ein.',
    addressLength: 'Verwenden Sie höchstens acht Zeilen.',
    email: 'Geben Sie eine E-Mail-Adresse wie name@company.com ein.',
    taxId: (example) => `Eine USt-IdNr. dieses Landes sieht so aus: ${example}.`,
  },
  summary: {
    title: 'Ihre Bestellung',
    line: (quantity, pack, count) => `${quantity} × ${pack} (${credits(count)})`,
    tax: (share) => `Umsatzsteuer ${taxRate(share)}`,
    total: 'Gesamtbetrag',
    taxNotes: {
      domestic: '',
      destination: '',
      reverse_charge:
        'Steuerschuldnerschaft des Leistungsempfängers: Ihre Firma führt die Umsatzsteuer selbst ab.',
      outside: 'Außerhalb der Europäischen Union fällt keine Umsatzsteuer an.',
    },
    test: 'Testkasse: Sie brauchen keine Karte, es fließt kein Geld.',
    pay: (total) => `${total} bezahlen`,
    order: 'Auf Rechnung bestellen',
    nextTest:
      'Auf der nächsten Seite wählen Sie, wie die Zahlung ausgeht. Ihre Credits sind verfügbar, sobald die Bestellung bezahlt ist.',
    nextCard:
      'Auf der nächsten Seite geben Sie Ihre Kartendaten ein. Ihre Credits sind verfügbar, sobald die Bestellung bezahlt ist.',
    nextInvoice: (days) =>
      `Die Rechnung kommt per E-Mail und ist ${dueIn(days)} fällig. Ihre Credits sind verfügbar, sobald die Zahlung eingegangen ist.`,
    nextInvoiceAtOnce: (days) =>
      `Die Rechnung kommt per E-Mail und ist ${dueIn(days)} fällig. Ihre Credits sind sofort verfügbar.`,
  },
  unpaid: {
    title: (number) => `Bestellung ${number} ist nicht abgeschlossen`,
    expired: 'Die Zahlungsseite ist abgelaufen. Es wurde nichts abgebucht.',
    left: 'Sie haben die Zahlungsseite vorher verlassen. Es wurde nichts abgebucht.',
    what: 'Was',
    for: 'Für',
    total: 'Gesamtbetrag mit Steuer',
    another: 'Neu bestellen',
  },
  placed: {
    paid: (number) => `Bestellung ${number} ist bezahlt`,
    paidText: 'Die Credits sind auf Ihrem Konto.',
    cancelled: (number) => `Bestellung ${number} ist storniert`,
    cancelledText: 'Sie müssen nichts bezahlen.',
    placed: (number) => `Bestellung ${number} ist aufgegeben`,
    invoiceSent: (email) => `Wir haben die Rechnung an ${email} gesendet.`,
    payBy: (day) => ` Sie ist bis zum ${day} zu bezahlen.`,
    creditedAlready: ' Die Credits sind schon auf Ihrem Konto.',
    creditedLater: ' Wir schreiben die Credits gut, sobald Ihre Zahlung eingegangen ist.',
    pending: (number) => `Bestellung ${number} wird gerade bezahlt`,
    pendingText:
      'Ihre Bank bearbeitet die Zahlung noch. Danach schreiben wir die Credits gut und senden Ihnen die Rechnung per E-Mail.',
  },
  next: {
    continue: 'Session weiterplanen',
    plan: 'Session planen',
    orders: 'Bestellungen und Credit-Verlauf',
  },
  papers: {
    invoice: 'Rechnung',
    receipt: 'Zahlungsbeleg',
    creditNote: 'Rechnungskorrektur',
    of: (paper, number) => `${paper} zu ${number}`,
  },
};
