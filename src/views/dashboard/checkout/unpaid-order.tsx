import type { Order } from '#contract/calls/schemas/orders.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useCheckoutWords } from '../../../words/organiser/money/checkout-words.ts';
import { usePackName } from '../../../words/pack-names.ts';
import { useMoney } from '../../../words/use-texts.ts';
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
  const { summary, unpaid } = useCheckoutWords();
  const packName = usePackName();
  const { money } = useMoney();
  const total = money(order.total_minor, order.currency);
  return (
    <section className={dashboard.panel} aria-labelledby="kept-order">
      <div className={dashboard.section}>
        <h2 id="kept-order">{unpaid.title(order.number)}</h2>
        <p className={dashboard.lead}>{order.status === 'expired' ? unpaid.expired : unpaid.left}</p>
        <dl className={dashboard.facts}>
          <dt>{unpaid.what}</dt>
          <dd>{summary.line(order.quantity, packName(order.pack_name), order.credits)}</dd>
          <dt>{unpaid.for}</dt>
          <dd>{order.billing.name}</dd>
          <dt>{unpaid.total}</dt>
          <dd>{total}</dd>
        </dl>
        <div role="alert">{failure}</div>
        <div className={dashboard.actions}>
          <Button loading={busy} onClick={onPay}>
            {summary.pay(total)}
          </Button>
          <Button variant="default" disabled={busy} onClick={onChange}>
            {unpaid.another}
          </Button>
          {order.can_drop ? <DropOrder order={order} size="md" onChanged={onChange} /> : null}
        </div>
      </div>
    </section>
  );
}
