import type { OrderPaperWords } from '../../../en/organiser/money/order-papers.ts';
import { credits as creditsText } from '../../counts.ts';
import { packs } from '../../packs.ts';

/** What invoices, receipts and credit notes say, in the terms of German tax law (§ 14 UStG). */
export const orderPapers: OrderPaperWords = {
  names: { invoice: 'Rechnung', receipt: 'Zahlungsbeleg', creditNote: 'Rechnungskorrektur' },
  files: { invoice: 'rechnung', receipt: 'zahlungsbeleg', creditNote: 'rechnungskorrektur' },
  letters: 'ÄÖÜäöüß„“–×€\u00a0',
  numbers: {
    invoice: (number) => `Rechnungsnummer ${number}`,
    receipt: (number) => `zu Rechnung ${number}`,
    creditNote: (number) => `Nummer ${number}`,
  },
  dates: {
    invoice: (day) => `Rechnungsdatum: ${day}`,
    receipt: (day) => `Datum: ${day}`,
    creditNote: (day) => `Datum: ${day}`,
  },
  supplied: (day) => `Leistungsdatum: ${day}`,
  suppliedWhenPaid: 'Leistungsdatum: Tag des Zahlungseingangs',
  ordered: (day) => `Bestellt am: ${day}`,
  paid: (day) => `Bezahlt am: ${day}`,
  due: (day) => `Fällig am: ${day}`,
  purchaseOrder: (number) => `Ihre Bestellnummer: ${number}`,
  from: 'Von',
  to: 'An',
  taxNumber: (number) => `Steuernummer ${number}`,
  vatNumber: (number) => `USt-IdNr. ${number}`,
  confirmed: (day) => `Von VIES bestätigt am ${day}`,
  confirmedUnder: (day, reference) => `Von VIES bestätigt am ${day}, Referenz ${reference}`,
  what: 'Leistung',
  unitPrice: 'Einzelpreis netto',
  quantity: 'Menge',
  amount: 'Betrag netto',
  item: (pack, credits) => `${packs.nameOf(pack)}, ${creditsText(credits)}`,
  sums: { net: 'Nettobetrag', tax: (rate) => `Umsatzsteuer ${rate}`, total: 'Gesamtbetrag' },
  taxNotes: {
    domestic: '',
    destination: '',
    reverse_charge: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge).',
    outside: 'Nicht steuerbar: Der Ort der Leistung liegt beim Leistungsempfänger.',
  },
  paidBy: {
    card: 'Per Karte bezahlt. Vielen Dank.',
    invoice: 'Per Überweisung bezahlt. Vielen Dank.',
  },
  payBy: (due, number) => `Bitte überweisen Sie den Gesamtbetrag bis zum ${due} unter Angabe von ${number}:`,
  creditNote: {
    corrects: (number, day) => `Korrigiert: Rechnung ${number} vom ${day}`,
    reason: (reason) => `Grund: ${reason}`,
    what: 'Korrigierte Leistung',
    item: (credits, pack) => `${creditsText(credits)} aus „${packs.nameOf(pack)}“`,
    sums: {
      net: 'Minderung des Nettobetrags',
      tax: (rate) => `Minderung der Umsatzsteuer (${rate})`,
      total: 'Minderung des Gesamtbetrags',
    },
    card: 'Diesen Betrag zahlen wir auf die Karte zurück.',
    invoice: 'Diesen Betrag zahlen wir per Überweisung zurück.',
    unpaid: 'Die Rechnung war noch nicht bezahlt. Es ist nichts zu zahlen.',
    companyClosed: 'Die Firma hat ihr Konto geschlossen',
  },
};
