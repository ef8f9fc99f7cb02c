import { Table } from '@mantine/core';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Order } from '#contract/calls/schemas/orders.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useOrders, usePayOrder } from '../../../react/use-orders.ts';
import { ErrorPanel } from '../../shared/error-panel.tsx';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import type { CreditsWords } from '#contract/words/en/organiser/money/credits.ts';
import { useCreditsWords } from '../../../words/organiser/money/credits-words.ts';
import { usePackName } from '../../../words/pack-names.ts';
import { useMoney, useTimes } from '../../../words/use-texts.ts';
import { OrderPapers } from '../checkout/order-papers.tsx';
import styles from '../dashboard.module.css';
import ledger from './credits-page.module.css';
import { DropOrder, RequestRefund, refundText, taxCheckText } from './order-exits.tsx';
import { ListTable, listControls } from '../../shared/lists/list-table.tsx';

function statusText(order: Order, words: CreditsWords['orders']): string {
  if (order.paid_late) return words.paidLate;
  if (order.status === 'paid' && order.refunded_credits > 0) return words.partlyRefunded;
  return words.statuses[order.status];
}

interface OrderRowProps {
  order: Order;
  isNamed: boolean;
  onChanged: () => void;
}

function OrderRow({ order, isNamed, onChanged }: OrderRowProps) {
  const zone = useHomeTimezone();
  const pay = usePayOrder();
  const words = useCreditsWords();
  const { orders } = words;
  const times = useTimes();
  const packName = usePackName();
  const { money } = useMoney();
  return (
    <Table.Tr
      id={`order-${order.id}`}
      aria-current={isNamed || undefined}
      ref={isNamed ? (row) => row?.scrollIntoView({ block: 'center' }) : undefined}
    >
      <Table.Td className={ledger.when}>{order.number}</Table.Td>
      <Table.Td data-label={orders.placed} className={ledger.when}>
        {order.placed_at ? times.shortWhen(order.placed_at, zone) : ''}
      </Table.Td>
      <Table.Td data-label={orders.what}>
        {order.quantity} × {packName(order.pack_name)}
      </Table.Td>
      <Table.Td data-label={orders.total}>{money(order.total_minor, order.currency)}</Table.Td>
      <Table.Td data-label={orders.status}>
        {statusText(order, orders)}
        {[order.failure, refundText(order, words.refund, times), taxCheckText(order, orders, times)]
          .filter(Boolean)
          .map((text) => (
            <div key={text} className={styles.soft}>
              {text}
            </div>
          ))}
      </Table.Td>
      <Table.Td data-label={orders.papers} className={listControls}>
        <div className={styles.actions}>
          {order.can_pay ? (
            <Button
              size="xs"
              loading={pay.busy}
              onClick={() => pay.issue(order.id)}
              aria-label={orders.payOf(order.number)}
            >
              {orders.pay}
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
  const { orders: words } = useCreditsWords();
  const columns = [words.order, words.placed, words.what, words.total, words.status, words.papers];
  const orders = useOrders();
  const { rows, more, failed, failure, retry } = orders;
  const isBeyond = hash.startsWith('#order-') && rows?.every(({ id }) => hash !== `#order-${id}`);
  useEffect(() => {
    if (isBeyond) more?.();
  }, [isBeyond, more]);
  if (failed)
    return <ErrorPanel heading="h2" title={words.failed} message={failure?.message ?? ''} onRetry={retry} />;
  if (!rows || rows.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="orders">
      <h2 id="orders">{words.title}</h2>
      <div className={styles.scroller}>
        <ListTable className={ledger.table} columns={columns} controls={words.papers}>
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
      <MoreButton list={orders} label={words.earlier} />
    </section>
  );
}
