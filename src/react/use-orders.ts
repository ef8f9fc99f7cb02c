import type { Order } from '#contract/calls/schemas/orders.ts';
import { useToasts } from '../app-context.tsx';
import { useService } from '../services-context.tsx';
import { createCreditService } from '../services/credits/credit-service.ts';
import { createOrderService } from '../services/orders/order-service.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useList } from '../machines/list/use-list.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { saveFile } from '../services/save-file.ts';

/** The company's orders, newest first; for its owner. */
export function useOrders() {
  const orders = useService(createOrderService);
  return useList({
    filter: null,
    load: async ({ cursor }, signal) => {
      const { rows, next_cursor } = await orders.list(cursor, signal);
      return { rows, nextCursor: next_cursor, rest: undefined };
    },
  });
}

/** One order, and what it made of the balance. */
export function useOrder(id: number) {
  const orders = useService(createOrderService);
  return useLoader(`order ${id}`, { load: (signal) => orders.read(id, signal) });
}

/** Leads to the payment page, unless nothing is left to pay. */
export function usePayOrder() {
  const orders = useService(createOrderService);
  const credits = useService(createCreditService);
  const toasts = useToasts();
  return useCommand({
    send: (id: number, { signal }) => orders.pay(id, signal),
    onDone: ({ order, pay_url }) => {
      if (pay_url !== null) return window.location.assign(pay_url);
      toasts.success(order.paid_at === null ? 'Your bank is at it already.' : 'This order is paid.');
      credits.noteMove();
    },
  });
}

export type OrderPaper = 'invoice' | 'receipt' | 'creditNote';

const fileNames: Record<OrderPaper, string> = {
  invoice: 'invoice',
  receipt: 'receipt',
  creditNote: 'credit-note',
};

/** One of an order's papers, handed to the downloads. */
export function useOrderPaper({ id, number }: Pick<Order, 'id' | 'number'>, kind: OrderPaper) {
  const orders = useService(createOrderService);
  return useCommand({
    send: (_: null) => orders[kind](id),
    onDone: (file) => saveFile(file, `${fileNames[kind]}-${number}.pdf`),
  });
}
