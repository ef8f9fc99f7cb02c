import { plural } from '../../counts.ts';

/** What invoices, receipts and credit notes say. */
export const orderPapers = {
  names: { invoice: 'Invoice', receipt: 'Receipt', creditNote: 'Credit note' },
  files: { invoice: 'invoice', receipt: 'receipt', creditNote: 'credit-note' },
  /** Characters beyond ASCII that the papers use. */
  letters: '',
  numbers: {
    invoice: (number: string) => number,
    receipt: (number: string) => number,
    creditNote: (number: string) => number,
  },
  dates: {
    invoice: (day: string) => `Date: ${day}`,
    receipt: (day: string) => `Date: ${day}`,
    creditNote: (day: string) => `Date: ${day}`,
  },
  /** The date of supply, or that it is the date of payment; empty where a language does not state it. */
  supplied: (_day: string) => '',
  suppliedWhenPaid: '',
  ordered: (day: string) => `Ordered: ${day}`,
  paid: (day: string) => `Paid: ${day}`,
  due: (day: string) => `Due: ${day}`,
  purchaseOrder: (number: string) => `Purchase order number: ${number}`,
  from: 'From',
  to: 'To',
  taxNumber: (number: string) => `Tax number ${number}`,
  /** A number for value added tax of a member of the European Union. */
  vatNumber: (number: string) => `VAT number ${number}`,
  confirmed: (day: string) => `Confirmed by VIES on ${day}`,
  confirmedUnder: (day: string, reference: string) => `Confirmed by VIES on ${day}, reference ${reference}`,
  what: 'What',
  unitPrice: 'Unit price',
  quantity: 'Quantity',
  amount: 'Amount',
  item: (pack: string, credits: number) => `${pack}, ${plural(credits, 'credit', 'credits')}`,
  sums: { net: 'Net', tax: (rate: string) => `Tax ${rate}`, total: 'Total' },
  taxNotes: {
    domestic: '',
    destination: '',
    reverse_charge: 'Reverse charge: the recipient of the service accounts for the tax.',
    outside: 'Not subject to value added tax at the place of the recipient.',
  },
  paidBy: { card: 'Paid by card, thank you.', invoice: 'Paid by transfer, thank you.' },
  payBy: (due: string, number: string) => `Please pay by ${due}, quoting ${number}:`,
  creditNote: {
    corrects: (number: string, day: string) => `Corrects: invoice ${number} of ${day}`,
    reason: (reason: string) => `Reason: ${reason}`,
    what: 'Item credited',
    item: (credits: number, pack: string) => `${plural(credits, 'credit', 'credits')} of ${pack}`,
    sums: { net: 'Net', tax: (rate: string) => `Tax ${rate}`, total: 'Total' },
    card: 'We refund the total to the card.',
    invoice: 'We refund the total by bank transfer.',
    unpaid: 'The invoice had not been paid. There is nothing to pay.',
    companyClosed: 'The company has closed its account',
  },
};

export type OrderPaperWords = typeof orderPapers;
