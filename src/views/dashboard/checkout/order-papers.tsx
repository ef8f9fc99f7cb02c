import type { Order } from '#contract/calls/schemas/orders.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useOrderPaper } from '../../../react/use-orders.ts';

type Kind = 'invoice' | 'receipt';

function PaperButton({ order, kind }: { order: Order; kind: Kind }) {
  const download = useOrderPaper(order, kind);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        loading={download.busy}
        onClick={() => download.issue(null)}
        aria-label={`${kind === 'invoice' ? 'Invoice' : 'Receipt'} of ${order.number}`}
      >
        {kind === 'invoice' ? 'Invoice' : 'Receipt'}
      </Button>
      {download.failure ? <span role="alert">{download.failure.message}</span> : null}
    </>
  );
}

/** The invoice and the receipt of an order, as far as there are any. */
export function OrderPapers({ order }: { order: Order }) {
  return (
    <>
      {order.has_invoice ? <PaperButton order={order} kind="invoice" /> : null}
      {order.has_receipt ? <PaperButton order={order} kind="receipt" /> : null}
    </>
  );
}
