import { Button, Table } from '@mantine/core';
import type { Order } from '#contract/calls/schemas/orders.ts';
import { useCommand } from '../../machines/command/use-command.tsx';
import { useLoader } from '../../machines/loader/use-loader.tsx';
import { readableMessage } from '../../services/http/api-error.ts';
import { useServices, useToasts } from '../../app-context.tsx';
import { ErrorPanel } from '../shared/error-panel.tsx';
import { moneyText } from './checkout/money.ts';
import styles from './dashboard.module.css';
import { saveFile } from './save-file.ts';
import { homeTimezone, shortWhen } from './when.ts';

const words: Record<Order['status'], string> = {
  draft: 'Begun',
  pending: 'Waiting for payment',
  paid: 'Paid',
  failed: 'Not paid',
  expired: 'Run out',
  refunded: 'Refunded',
};

function statusText(order: Order): string {
  if (order.paid_late) return 'Paid late';
  if (order.status === 'paid' && order.refunded_credits > 0) return 'Paid, partly refunded';
  return words[order.status];
}

function OrderRow({ order }: { order: Order }) {
  const { orders } = useServices();
  const toasts = useToasts();
  const download = useCommand({
    send: (kind: 'invoice' | 'receipt') => orders[kind](order.id),
    onDone: (file, kind) => saveFile(file, `${kind}-${order.number}.pdf`),
  });
  const pay = useCommand({
    send: (id: number, { signal }) => orders.pay(id, signal),
    onDone: ({ pay_url }) =>
      pay_url === null ? toasts.success('This order is paid.') : window.location.assign(pay_url),
  });
  const failure = download.failure ?? pay.failure;
  return (
    <Table.Tr id={`order-${order.id}`}>
      <Table.Td>{order.number}</Table.Td>
      <Table.Td>{order.placed_at ? shortWhen(order.placed_at, homeTimezone()) : ''}</Table.Td>
      <Table.Td>
        {order.quantity} × {order.pack_name}
      </Table.Td>
      <Table.Td>{moneyText(order.total_minor, order.currency)}</Table.Td>
      <Table.Td>{statusText(order)}</Table.Td>
      <Table.Td>
        <div className={styles.actions}>
          {order.can_pay ? (
            <Button size="xs" loading={pay.busy} onClick={() => pay.issue(order.id)}>
              Pay
            </Button>
          ) : null}
          {order.has_invoice ? (
            <Button
              size="xs"
              variant="default"
              loading={download.busy}
              onClick={() => download.issue('invoice')}
            >
              Invoice
            </Button>
          ) : null}
          {order.has_receipt ? (
            <Button
              size="xs"
              variant="default"
              loading={download.busy}
              onClick={() => download.issue('receipt')}
            >
              Receipt
            </Button>
          ) : null}
        </div>
        <span role="alert">{failure?.message}</span>
      </Table.Td>
    </Table.Tr>
  );
}

/** Orders and their papers, the newest first; owners only. */
export function OrderListSection() {
  const { orders } = useServices();
  const { data, error, failed, refresh } = useLoader('orders', {
    load: async (signal) => {
      const rows: Order[] = [];
      let cursor: string | undefined;
      do {
        const page = await orders.list(cursor, signal);
        rows.push(...page.rows);
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined);
      return rows;
    },
  });
  if (failed)
    return <ErrorPanel title="Your orders did not load" message={readableMessage(error)} onRetry={refresh} />;
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="orders">
      <h2 id="orders">Orders and receipts</h2>
      <div className={styles.scroller}>
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Order</Table.Th>
              <Table.Th>Placed</Table.Th>
              <Table.Th>What</Table.Th>
              <Table.Th>Total</Table.Th>
              <Table.Th>State</Table.Th>
              <Table.Th>Papers</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </section>
  );
}
