import type { CheckoutOffer, OrderRequest } from '#contract/calls/schemas/orders.ts';
import { priceOrder } from '#contract/rules/money/order-price.ts';
import { Button } from '../../shared/controls/button.tsx';
import dashboard from '../dashboard.module.css';
import styles from './checkout.module.css';
import { useCheckoutWords } from '../../../words/organiser/money/checkout-words.ts';
import { usePackName } from '../../../words/pack-names.ts';
import { useMoney } from '../../../words/use-texts.ts';
import { taxRulesOf } from './tax-rules.ts';

interface OrderSummaryProps {
  offer: CheckoutOffer;
  request: OrderRequest;
  busy: boolean;
  failure: string | undefined;
  onSubmit(): void;
}

/** What the order costs, as the server will compute it, and the one button that places it. */
export function OrderSummary({ offer, request, busy, failure, onSubmit }: OrderSummaryProps) {
  const { summary: words } = useCheckoutWords();
  const packName = usePackName();
  const { money: moneyText } = useMoney();
  const pack = offer.packs.find(({ id }) => id === request.pack_id);
  if (!pack) return null;
  const { country, tax_id } = request.billing;
  const price = priceOrder(pack, request.quantity, { country, taxId: tax_id }, taxRulesOf(offer));
  const money = (minor: number) => moneyText(minor, pack.currency);
  const isCard = request.payment === 'card';
  const taxNote = words.taxNotes[price.taxTreatment];
  const next = isCard
    ? offer.card === 'test'
      ? words.nextTest
      : words.nextCard
    : (offer.invoice_at_once ? words.nextInvoiceAtOnce : words.nextInvoice)(offer.invoice_days);
  return (
    <aside className={`${dashboard.panel} ${styles.summary}`} aria-label={words.title}>
      <h2>{words.title}</h2>
      <dl className={styles.sums}>
        <dt>{words.line(request.quantity, packName(pack.name), price.credits)}</dt>
        <dd>{money(price.netMinor)}</dd>
        <dt>{words.tax(price.taxRateBp / 10_000)}</dt>
        <dd>{money(price.taxMinor)}</dd>
        <dt className={styles.total}>{words.total}</dt>
        <dd className={styles.total}>{money(price.totalMinor)}</dd>
      </dl>
      {taxNote ? <p className={styles.soft}>{taxNote}</p> : null}
      {isCard && offer.card === 'test' ? <p className={styles.test}>{words.test}</p> : null}
      <div role="alert">{failure}</div>
      <Button size="md" loading={busy} onClick={onSubmit}>
        {isCard ? words.pay(money(price.totalMinor)) : words.order}
      </Button>
      <p className={styles.soft}>{next}</p>
    </aside>
  );
}
