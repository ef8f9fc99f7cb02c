import type { OrderPaper } from '#contract/words/order-papers.ts';
import type { Order, RequestRefundRequest } from '#contract/calls/schemas/orders.ts';
import { useToasts } from '../app-context.tsx';
import { useService } from '../services-context.tsx';
import { createCreditService } from '../services/api/credit-service.ts';
import { createOrderService } from '../services/api/order-service.ts';
import { useCommand } from '../machines/command/use-command.tsx';
import { useList } from '../machines/list/use-list.tsx';
import { useLoader } from '../machines/loader/use-loader.tsx';
import { saveFile } from '../services/page/save-file.ts';
import { useCreditsWords } from '../words/organiser/money/credits-words.ts';

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
  const { orders: words } = useCreditsWords();
  return useCommand({
    send: (id: number, { signal }) => orders.pay(id, signal),
    onDone: ({ order, pay_url }) => {
      if (pay_url !== null) return window.location.assign(pay_url);
      toasts.success(order.paid_at === null ? words.processing : words.isPaid);
      credits.noteMove();
    },
  });
}

/** Gives up an order that nobody has paid. */
export function useDropOrder(onDone: () => void) {
  const orders = useService(createOrderService);
  const toasts = useToasts();
  const { drop: words } = useCreditsWords();
  return useCommand({
    send: (id: number) => orders.drop(id),
    onDone: ({ number }) => {
      toasts.success(words.done(number));
      onDone();
    },
  });
}

/** Asks the operator for a refund. */
export function useRequestRefund(onDone: () => void) {
  const orders = useService(createOrderService);
  const toasts = useToasts();
  const { refund: words } = useCreditsWords();
  return useCommand({
    send: ({ id, ...request }: RequestRefundRequest & { id: number }, { key }) =>
      orders.requestRefund(id, request, key),
    onDone: () => {
      toasts.success(words.done);
      onDone();
    },
  });
}

/** One of an order's papers, handed to the downloads. */
export function useOrderPaper({ id }: Pick<Order, 'id'>, kind: OrderPaper) {
  const orders = useService(createOrderService);
  const papers = {
    invoice: () => orders.invoice(id),
    receipt: () => orders.receipt(id),
    creditNote: () => orders.creditNote(id),
  };
  return useCommand({
    send: (_: null) => papers[kind](),
    onDone: saveFile,
  });
}
