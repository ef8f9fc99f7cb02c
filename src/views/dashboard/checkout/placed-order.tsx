import type { Order } from '#contract/calls/schemas/orders.ts';
import { shortDay } from '../../shared/time/when.ts';
import dashboard from '../dashboard.module.css';
import { NextSteps } from './next-steps.tsx';

function standingOf(
  { status, payment, paid_at, due_at, billing }: Order,
  isCreditedAtOnce: boolean,
): { title: string; text: string } {
  if (paid_at !== null) return { title: 'is paid', text: 'The credits are in your account.' };
  if (status === 'cancelled') return { title: 'is cancelled', text: 'There is nothing to pay.' };
  if (payment === 'invoice')
    return {
      title: 'is placed',
      text: `We’ve sent the invoice to ${billing.email}.${due_at ? ` Please pay by ${shortDay(due_at, 'UTC')}.` : ''} ${
        isCreditedAtOnce
          ? 'The credits are in your account already.'
          : 'We’ll add the credits when your payment arrives.'
      }`,
    };
  return {
    title: 'is being paid',
    text: 'Your bank is still processing the payment. We’ll add the credits and email the invoice.',
  };
}

/** An order that nothing is left to do for. */
export function PlacedOrder({ order, isCreditedAtOnce }: { order: Order; isCreditedAtOnce: boolean }) {
  const { title, text } = standingOf(order, isCreditedAtOnce);
  return (
    <section className={dashboard.panel} role="status">
      <div className={dashboard.section}>
        <h2>
          Order {order.number} {title}
        </h2>
        <p>{text}</p>
        <NextSteps />
      </div>
    </section>
  );
}
