import type { CheckoutOffer, OrderRequest } from '#contract/calls/schemas/orders.ts';
import { priceOrder, type TaxTreatment } from '#contract/rules/money/order-price.ts';
import { Button } from '../../shared/controls/button.tsx';
import dashboard from '../dashboard.module.css';
import styles from './checkout.module.css';
import { creditsText } from '#contract/words/credits-text.ts';
import { moneyText } from '../../shared/money.ts';
import { taxRulesOf } from './tax-rules.ts';

const taxNotes: Record<TaxTreatment, string> = {
  domestic: '',
  destination: '',
  reverse_charge: 'Reverse charge: your company accounts for the tax.',
  outside: 'No value added tax outside the European Union.',
};

interface OrderSummaryProps {
  offer: CheckoutOffer;
  request: OrderRequest;
  busy: boolean;
  failure: string | undefined;
  onSubmit(): void;
}

/** What the order costs, as the server will compute it, and the one button that places it. */
export function OrderSummary({ offer, request, busy, failure, onSubmit }: OrderSummaryProps) {
  const pack = offer.packs.find(({ id }) => id === request.pack_id);
  if (!pack) return null;
  const { country, tax_id } = request.billing;
  const price = priceOrder(pack, request.quantity, { country, taxId: tax_id }, taxRulesOf(offer));
  const money = (minor: number) => moneyText(minor, pack.currency);
  const isCard = request.payment === 'card';
  return (
    <aside className={`${dashboard.panel} ${styles.summary}`} aria-label="Your order">
      <h2>Your order</h2>
      <dl className={styles.sums}>
        <dt>
          {request.quantity} × {pack.name} ({creditsText(price.credits)})
        </dt>
        <dd>{money(price.netMinor)}</dd>
        <dt>VAT {price.taxRateBp / 100}%</dt>
        <dd>{money(price.taxMinor)}</dd>
        <dt className={styles.total}>Total</dt>
        <dd className={styles.total}>{money(price.totalMinor)}</dd>
      </dl>
      {taxNotes[price.taxTreatment] ? <p className={styles.soft}>{taxNotes[price.taxTreatment]}</p> : null}
      {isCard && offer.card === 'test' ? (
        <p className={styles.test}>Test checkout: no card needed, no money moves.</p>
      ) : null}
      <div role="alert">{failure}</div>
      <Button size="md" loading={busy} onClick={onSubmit}>
        {isCard ? `Pay ${money(price.totalMinor)}` : 'Order on invoice'}
      </Button>
      <p className={styles.soft}>
        {isCard
          ? `${offer.card === 'test' ? 'You choose how the payment ends' : 'You enter your card details'} on the next page. Your credits are available as soon as the order is paid.`
          : `We’ll email the invoice, due in ${offer.invoice_days} days. ${
              offer.invoice_at_once
                ? 'You can use the credits at once.'
                : 'Credits are added when your payment arrives.'
            }`}
      </p>
    </aside>
  );
}
