import type { Order } from '#contract/calls/schemas/orders.ts';
import { Button } from '../../shared/controls/button.tsx';
import { creditsText } from '#contract/words/credits-text.ts';
import { moneyText } from '../../shared/money.ts';
import { DropOrder } from '../credits/order-exits.tsx';
import dashboard from '../dashboard.module.css';

interface UnpaidOrderProps {
  order: Order;
  busy: boolean;
  failure: string | undefined;
  onPay(): void;
  onChange(): void;
}

/** The order whose payment page was left: kept as it is, one click from being paid. */
export function UnpaidOrder({ order, busy, failure, onPay, onChange }: UnpaidOrderProps) {
  return (
    <section className={dashboard.panel} aria-labelledby="kept-order">
      <div className={dashboard.section}>
        <h2 id="kept-order">Order {order.number} is not finished</h2>
        <p className={dashboard.lead}>
          {order.status === 'expired' ? 'The payment page has expired. ' : 'You left before it was paid. '}
          Nothing was charged.
        </p>
        <dl className={dashboard.facts}>
          <dt>What</dt>
          <dd>
            {order.quantity} × {order.pack_name} ({creditsText(order.credits)})
          </dd>
          <dt>For</dt>
          <dd>{order.billing.name}</dd>
          <dt>Total with tax</dt>
          <dd>{moneyText(order.total_minor, order.currency)}</dd>
        </dl>
        <div role="alert">{failure}</div>
        <div className={dashboard.actions}>
          <Button loading={busy} onClick={onPay}>
            Pay {moneyText(order.total_minor, order.currency)}
          </Button>
          <Button variant="default" disabled={busy} onClick={onChange}>
            Start a new order
          </Button>
          {order.can_drop ? <DropOrder order={order} size="md" onChanged={onChange} /> : null}
        </div>
      </div>
    </section>
  );
}
