import type { Order } from '#contract/calls/schemas/orders.ts';
import type { CheckoutWords } from '#contract/words/en/organiser/money/checkout.ts';
import { useCheckoutWords } from '../../../words/organiser/money/checkout-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import type { Times } from '../../shared/time/when.ts';
import dashboard from '../dashboard.module.css';
import { NextSteps } from './next-steps.tsx';

interface Standing {
  order: Order;
  isCreditedAtOnce: boolean;
}

function standingOf(
  { order: { number, status, payment, paid_at, due_at, billing }, isCreditedAtOnce }: Standing,
  { placed }: CheckoutWords,
  { shortDay }: Times,
): { title: string; text: string } {
  if (paid_at !== null) return { title: placed.paid(number), text: placed.paidText };
  if (status === 'cancelled') return { title: placed.cancelled(number), text: placed.cancelledText };
  if (payment === 'invoice')
    return {
      title: placed.placed(number),
      text: [
        placed.invoiceSent(billing.email),
        due_at ? placed.payBy(shortDay(due_at, 'UTC')) : '',
        isCreditedAtOnce ? placed.creditedAlready : placed.creditedLater,
      ].join(''),
    };
  return { title: placed.pending(number), text: placed.pendingText };
}

/** An order that nothing is left to do for. */
export function PlacedOrder(standing: Standing) {
  const { title, text } = standingOf(standing, useCheckoutWords(), useTimes());
  return (
    <section className={dashboard.panel} role="status">
      <div className={dashboard.section}>
        <h2>{title}</h2>
        <p>{text}</p>
        <NextSteps />
      </div>
    </section>
  );
}
