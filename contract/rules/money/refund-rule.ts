const months = 12;

/** Until when an order's unused credits may be paid back: twelve months after it was paid. Source: the terms. Unix ms. */
export function refundableUntil(paidAt: number): number {
  const until = new Date(paidAt);
  until.setUTCMonth(until.getUTCMonth() + months);
  return until.getTime();
}

/** The rule as its owner reads it before they ask. */
export const refundRule =
  'We refund unused credits that you bought in the last twelve months. The money goes back the way it came.';
