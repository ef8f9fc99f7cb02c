import { refundRule } from '../../../../rules/money/refund-rule.ts';
import { credits as counted, form } from '../../counts.ts';

/** What credits, orders and refunds say, in English; the other languages have the same keys. */
export const credits = {
  page: {
    title: 'Credits',
    lead: (people: number) => `One credit covers one session of up to ${people} people.`,
    buy: 'Buy credits',
    failed: 'The credit history didn’t load',
    available: 'Available',
    reserved: 'Reserved for scheduled sessions',
    used: 'Used',
    history: 'Credit history',
    earlier: 'Earlier entries',
  },
  hint: {
    none: 'You have no credits left.',
    last: 'You have one credit left, enough for one more session.',
    owner: 'Your company owner can buy more.',
  },
  history: {
    date: 'Date',
    type: 'Type',
    details: 'Details',
    by: 'By',
    credits: 'Credits',
    balance: 'Balance',
    kinds: {
      grant: 'Added',
      purchase: 'Bought',
      refund: 'Refunded',
      reserve: 'Reserved',
      consume: 'Used',
      release: 'Returned',
    },
  },
  orders: {
    title: 'Orders and invoices',
    failed: 'Your orders didn’t load',
    earlier: 'Earlier orders',
    order: 'Order',
    placed: 'Placed',
    what: 'What',
    total: 'Total',
    status: 'Status',
    papers: 'Documents',
    statuses: {
      draft: 'Started',
      pending: 'Waiting for payment',
      paid: 'Paid',
      failed: 'Not paid',
      expired: 'Expired',
      refunded: 'Refunded',
      cancelled: 'Cancelled',
    },
    paidLate: 'Paid late',
    partlyRefunded: 'Paid, partly refunded',
    pay: 'Pay',
    payOf: (number: string | null) => `Pay ${number}`,
    processing: 'Your bank is already processing this payment.',
    isPaid: 'This order is paid.',
    unconfirmed: (taxId: string, day: string) =>
      `Tax number ${taxId} not confirmed: the tax register didn’t answer on ${day}.`,
    confirmed: (taxId: string, day: string, reference: string | null) =>
      `Tax number ${taxId} confirmed by VIES on ${day}${reference ? `, reference ${reference}` : ''}.`,
  },
  drop: {
    act: 'Cancel order',
    actOf: (number: string | null) => `Cancel order ${number}`,
    title: (number: string | null) => `Cancel order ${number}?`,
    text: 'Nothing was charged. Its payment page closes, and the order stays in the list as cancelled. You can’t undo this.',
    keep: 'Keep order',
    done: (number: string | null) => `Order ${number} is cancelled.`,
  },
  refund: {
    act: 'Request refund',
    actOf: (number: string | null) => `Request refund of ${number}`,
    title: (number: string | null) => `Request a refund of ${number}`,
    form: 'Request a refund',
    back: 'Back',
    rule: (most: number, day: string) =>
      `${refundRule} ${counted(most)} of this order can be refunded until ${day}, as long as ${form(most, 'it is', 'they are')} unused. We’ll answer by email.`,
    credits: 'Credits to refund',
    reason: 'Reason',
    reasonMissing: 'Tell us why.',
    done: 'Refund requested. We’ll answer by email.',
    declined: (count: number, day: string, reason: string) =>
      `Refund of ${counted(count)} requested on ${day}. Declined: ${reason}`,
    granted: (count: number, day: string) => `Refund of ${counted(count)} requested on ${day}, and granted.`,
    open: (count: number, day: string) =>
      `Refund of ${counted(count)} requested on ${day}. We’ll answer by email.`,
  },
};

export type CreditsWords = typeof credits;
