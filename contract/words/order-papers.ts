import type { Order } from '../calls/schemas/orders.ts';

export type OrderPaper = 'invoice' | 'receipt' | 'creditNote';

/** As which paper one of an order is named: what is paid by card has one paper, which is its invoice. */
export const namedPaper = <Paper extends OrderPaper>(
  payment: Order['payment'],
  paper: Paper,
): Paper | 'invoice' => (paper === 'receipt' && payment === 'card' ? 'invoice' : paper);
