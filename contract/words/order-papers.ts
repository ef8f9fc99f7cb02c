import type { Order } from '../calls/schemas/orders.ts';

export type OrderPaper = 'invoice' | 'receipt' | 'creditNote';

/** As which paper one of an order is named: what is paid by card has one paper, which is its invoice. */
export const namedPaper = <Paper extends OrderPaper>(
  payment: Order['payment'],
  paper: Paper,
): Paper | 'invoice' => (paper === 'receipt' && payment === 'card' ? 'invoice' : paper);

const names: Record<OrderPaper, string> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  creditNote: 'Credit note',
};

/** What a paper of an order is called in English. */
export function paperName(payment: Order['payment'], paper: OrderPaper): string {
  return names[namedPaper(payment, paper)];
}

/** For instance `credit-note-MU-2026-00001.pdf`. */
export function paperFileName(payment: Order['payment'], paper: OrderPaper, number: string | null): string {
  return `${paperName(payment, paper).toLowerCase().replace(' ', '-')}-${number}.pdf`;
}
