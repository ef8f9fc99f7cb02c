export const orderStatuses = [
  'draft',
  'pending',
  'paid',
  'failed',
  'expired',
  'refunded',
  'cancelled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What may happen to an order, and where it leads. */
export const orderTransitions = {
  place: { draft: 'pending' },
  pay: { pending: 'paid', failed: 'paid' },
  fail: { pending: 'failed' },
  expire: { draft: 'expired', pending: 'expired', failed: 'expired' },
  cancel: { pending: 'cancelled' },
  /** By its owner, before it is paid. */
  drop: { pending: 'cancelled', failed: 'cancelled', expired: 'cancelled' },
  retry: { failed: 'pending', expired: 'pending', pending: 'pending' },
  /** An order that had run out or been given up before its money came stays so until the money has gone back. */
  refund: { paid: 'refunded', expired: 'refunded', cancelled: 'refunded' },
} as const satisfies Record<string, Partial<Record<OrderStatus, OrderStatus>>>;

export type OrderEvent = keyof typeof orderTransitions;

/** The status after an event, or null where the event is not possible. */
export function orderAfter(status: OrderStatus, event: OrderEvent): OrderStatus | null {
  const targets: Partial<Record<OrderStatus, OrderStatus>> = orderTransitions[event];
  return targets[status] ?? null;
}
