import type { Order } from '#contract/calls/schemas/orders.ts';
import dashboard from '../dashboard.module.css';
import { NextSteps } from './next-steps.tsx';

function standingOf({ payment, paid_at, billing }: Order): { title: string; text: string } {
  if (paid_at !== null) return { title: 'is paid', text: 'The credits are in your account.' };
  if (payment === 'invoice')
    return { title: 'is placed', text: `The invoice is on its way to ${billing.email}.` };
  return {
    title: 'is being paid',
    text: 'Your bank takes a while. The credits come by themselves, and the receipt by mail.',
  };
}

/** An order that nothing is left to do for. */
export function PlacedOrder({ order }: { order: Order }) {
  const { title, text } = standingOf(order);
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
