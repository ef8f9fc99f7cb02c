import { credits, plural } from '../../counts.ts';
import { percentIn } from '../../../formats.ts';

const taxRate = percentIn('en', 2);

/** What the checkout says, in English; the other languages have the same keys. */
export const checkout = {
  page: {
    title: 'Buy credits',
    lead: (people: number) =>
      `One credit covers one session of up to ${people} people. You’ll find your orders and invoices on your`,
    creditsPage: 'credits page',
    leadEnd: '.',
    failed: 'The checkout didn’t load',
    write: 'Write to us',
  },
  owners: {
    text: 'Only your company owner can buy credits.',
    profile: 'Your profile',
    textEnd: ' shows who that is.',
    credits: 'Your company’s credits',
  },
  form: {
    pack: 'Pack',
    packOf: (sessions: number, each: string) => `${plural(sessions, 'session', 'sessions')}, ${each} each`,
    quantity: 'Quantity',
    billing: 'Billing details',
    payment: 'Payment method',
    card: 'By card',
    invoice: 'On invoice, by bank transfer',
    incomplete: 'Please complete the highlighted fields.',
  },
  billing: {
    company: 'Company',
    address: 'Address',
    addressLines: 'Street, postcode and city, one per line',
    country: 'Country',
    email: 'Billing email',
    taxId: 'Tax number',
    taxIdLike: (example: string) => `Optional, like ${example}.`,
    purchaseOrder: 'Purchase order number (optional)',
    purchaseOrderUse: 'Printed on the invoice',
  },
  problems: {
    name: 'Who is the invoice for?',
    address: 'Enter a billing address.',
    addressLength: 'Use no more than eight lines.',
    email: 'Enter an email address such as name@company.com.',
    taxId: (example: string) => `A tax number of this country looks like ${example}.`,
  },
  summary: {
    title: 'Your order',
    line: (quantity: number, pack: string, count: number) => `${quantity} × ${pack} (${credits(count)})`,
    tax: (share: number) => `VAT ${taxRate(share)}`,
    total: 'Total',
    taxNotes: {
      domestic: '',
      destination: '',
      reverse_charge: 'Reverse charge: your company accounts for the tax.',
      outside: 'No value added tax outside the European Union.',
    },
    test: 'Test checkout: no card needed, no money moves.',
    pay: (total: string) => `Pay ${total}`,
    order: 'Order on invoice',
    nextTest:
      'You choose how the payment ends on the next page. Your credits are available as soon as the order is paid.',
    nextCard:
      'You enter your card details on the next page. Your credits are available as soon as the order is paid.',
    nextInvoice: (days: number) =>
      `We’ll email the invoice, due in ${plural(days, 'day', 'days')}. Credits are added when your payment arrives.`,
    nextInvoiceAtOnce: (days: number) =>
      `We’ll email the invoice, due in ${plural(days, 'day', 'days')}. You can use the credits at once.`,
  },
  unpaid: {
    title: (number: string | null) => `Order ${number} is not finished`,
    expired: 'The payment page has expired. Nothing was charged.',
    left: 'You left before it was paid. Nothing was charged.',
    what: 'What',
    for: 'For',
    total: 'Total with tax',
    another: 'Start a new order',
  },
  placed: {
    paid: (number: string | null) => `Order ${number} is paid`,
    paidText: 'The credits are in your account.',
    cancelled: (number: string | null) => `Order ${number} is cancelled`,
    cancelledText: 'There is nothing to pay.',
    placed: (number: string | null) => `Order ${number} is placed`,
    invoiceSent: (email: string) => `We’ve sent the invoice to ${email}.`,
    payBy: (day: string) => ` Please pay by ${day}.`,
    creditedAlready: ' The credits are in your account already.',
    creditedLater: ' We’ll add the credits when your payment arrives.',
    pending: (number: string | null) => `Order ${number} is being paid`,
    pendingText: 'Your bank is still processing the payment. We’ll add the credits and email the invoice.',
  },
  next: {
    continue: 'Continue your session',
    plan: 'Plan a session',
    orders: 'Orders and credit history',
  },
  papers: {
    invoice: 'Invoice',
    receipt: 'Receipt',
    creditNote: 'Credit note',
    of: (paper: string, number: string | null) => `${paper} of ${number}`,
  },
};

export type CheckoutWords = typeof checkout;
