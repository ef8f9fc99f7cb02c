import type { Order } from '../calls/schemas/orders.ts';

export type OrderPaper = 'invoice' | 'receipt' | 'creditNote';

/** What a paper of an order is called: what is paid by card has one paper, which is its invoice. */
export function paperName(payment: Order['payment'], paper: OrderPaper): string {
  if (paper === 'creditNote') return 'Credit note';
  return paper === 'receipt' && payment === 'invoice' ? 'Receipt' : 'Invoice';
}

/** For instance `credit-note-MU-2026-00001.pdf`. */
export function paperFileName(payment: Order['payment'], paper: OrderPaper, number: string | null): string {
  return `${paperName(payment, paper).toLowerCase().replace(' ', '-')}-${number}.pdf`;
}
