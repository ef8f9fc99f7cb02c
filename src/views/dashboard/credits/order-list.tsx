import { Table } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Order } from '#contract/calls/schemas/orders.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useOrders, usePayOrder } from '../../../react/use-orders.ts';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { moneyText } from '../../shared/money.ts';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { shortWhen } from '../../shared/time/when.ts';
import { OrderPapers } from '../checkout/order-papers.tsx';
import styles from '../dashboard.module.css';
import ledger from './credits-page.module.css';
import { DropOrder, RequestRefund, refundText, taxCheckText } from './order-exits.tsx';
import { ListTable, listControls } from '../../shared/lists/list-table.tsx';

const papers = 'Papers';
const columns = ['Order', 'Placed', 'What', 'Total', 'Status', papers];

const words: Record<Order['status'], string> = {
  draft: 'Begun',
  pending: 'Waiting for payment',
  paid: 'Paid',
  failed: 'Not paid',
  expired: 'Expired',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
};

function statusText(order: Order): string {
  if (order.paid_late) return 'Paid late';
  if (order.status === 'paid' && order.refunded_credits > 0) return 'Paid, partly refunded';
  return words[order.status];
}

interface OrderRowProps {
  order: Order;
  isNamed: boolean;
  onChanged: () => void;
}

function OrderRow({ order, isNamed, onChanged }: OrderRowProps) {
  const zone = useHomeTimezone();
  const pay = usePayOrder();
  return (
    <Table.Tr
      id={`order-${order.id}`}
      aria-current={isNamed || undefined}
      ref={isNamed ? (row) => row?.scrollIntoView({ block: 'center' }) : undefined}
    >
      <Table.Td className={ledger.when}>{order.number}</Table.Td>
      <Table.Td data-label="Placed" className={ledger.when}>
        {order.placed_at ? shortWhen(order.placed_at, zone) : ''}
      </Table.Td>
      <Table.Td data-label="What">
        {order.quantity} × {order.pack_name}
      </Table.Td>
      <Table.Td data-label="Total">{moneyText(order.total_minor, order.currency)}</Table.Td>
      <Table.Td data-label="Status">
        {statusText(order)}
        {[order.failure, refundText(order), taxCheckText(order)].filter(Boolean).map((text) => (
          <div key={text} className={styles.soft}>
            {text}
          </div>
        ))}
      </Table.Td>
      <Table.Td data-label={papers} className={listControls}>
        <div className={styles.actions}>
          {order.can_pay ? (
            <Button
              size="xs"
              loading={pay.busy}
              onClick={() => pay.issue(order.id)}
              aria-label={`Pay ${order.number}`}
            >
              Pay
            </Button>
          ) : null}
          {order.can_drop ? <DropOrder order={order} onChanged={onChanged} /> : null}
          <RequestRefund order={order} onChanged={onChanged} />
          <OrderPapers order={order} />
        </div>
        <span role="alert">{pay.failure?.message}</span>
      </Table.Td>
    </Table.Tr>
  );
}

/** Orders and their papers, the newest first; owners only. */
export function OrderListSection() {
  const { hash } = useLocation();
  const orders = useOrders();
  const { rows, more, failed, failure, retry } = orders;
  const isBeyond = hash.startsWith('#order-') && rows?.every(({ id }) => hash !== `#order-${id}`);
  useEffect(() => {
    if (isBeyond) more?.();
  }, [isBeyond, more]);
  if (failed)
    return <ErrorPanel title="Your orders didn’t load" message={failure?.message ?? ''} onRetry={retry} />;
  if (!rows || rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="orders">
      <h2 id="orders">Orders and invoices</h2>
      <div className={styles.scroller}>
        <ListTable className={ledger.table} columns={columns} controls={papers}>
          {rows.map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              isNamed={hash === `#order-${order.id}`}
              onChanged={orders.refresh}
            />
          ))}
        </ListTable>
      </div>
      <MoreButton list={orders} label="Earlier orders" />
    </section>
  );
}
