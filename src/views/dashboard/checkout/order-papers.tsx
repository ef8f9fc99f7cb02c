import type { Order } from '#contract/calls/schemas/orders.ts';
import { Button } from '../../shared/controls/button.tsx';
import { namedPaper, type OrderPaper } from '#contract/words/order-papers.ts';
import { useOrderPaper } from '../../../react/use-orders.ts';
import { useCheckoutWords } from '../../../words/organiser/money/checkout-words.ts';

function PaperButton({ order, kind }: { order: Order; kind: OrderPaper }) {
  const download = useOrderPaper(order, kind);
  const { papers } = useCheckoutWords();
  const name = papers[namedPaper(order.payment, kind)];
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={download.busy}
        onClick={() => download.issue(null)}
        aria-label={papers.of(name, order.number)}
      >
        {name}
      </Button>
      {download.failure ? <span role="alert">{download.failure.message}</span> : null}
    </>
  );
}

/** The invoice, the receipt and the credit notes of an order, as far as there are any. */
export function OrderPapers({ order }: { order: Order }) {
  return (
    <>
      {order.has_invoice ? <PaperButton order={order} kind="invoice" /> : null}
      {order.has_receipt ? <PaperButton order={order} kind="receipt" /> : null}
      {order.has_credit_note ? <PaperButton order={order} kind="creditNote" /> : null}
    </>
  );
}
