import { Table } from '@mantine/core';
import { useState } from 'react';
import type { OperatorOrder, OperatorPayment } from '#contract/calls/schemas/operator.ts';
import { useToasts } from '../../app-context.tsx';
import { useOperatorChange, useOperatorOrders } from '../../react/use-operator.ts';
import { useOperatorWords } from '../../words/operator-words.ts';
import dashboard from '../dashboard/dashboard.module.css';
import { Button } from '../shared/controls/button.tsx';
import { ConfirmDialog } from '../shared/dialogs/confirm-dialog.tsx';
import { ListState } from '../shared/lists/list-state.tsx';
import { ListTable, listControls } from '../shared/lists/list-table.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useOperatorTexts } from './use-operator-texts.ts';
import operator from './operator.module.css';

type Invoice = OperatorOrder & { number: string };
type Asked = { what: 'paid' | 'drop'; order: Invoice };

const isInvoice = (order: OperatorOrder): order is Invoice =>
  order.payment === 'invoice' && order.status === 'pending' && order.number !== null;

function OrderRow({ order, onAsk }: { order: OperatorOrder; onAsk: (asked: Asked) => void }) {
  const all = useOperatorWords();
  const words = all.orders;
  const { when, money } = useOperatorTexts();
  return (
    <Table.Tr>
      <Table.Td>{order.number}</Table.Td>
      <Table.Td data-label={all.company}>{order.company}</Table.Td>
      <Table.Td data-label={words.total}>{money(order.total_minor, order.currency)}</Table.Td>
      <Table.Td data-label={words.due}>{order.due_at === null ? '–' : when(order.due_at)}</Table.Td>
      <Table.Td data-label={words.state}>{words.states[order.status]}</Table.Td>
      <Table.Td className={listControls}>
        {isInvoice(order) ? (
          <div className={dashboard.actions}>
            <Button
              size="xs"
              aria-label={`${words.paid}: ${order.number}`}
              onClick={() => onAsk({ what: 'paid', order })}
            >
              {words.paid}
            </Button>
            <Button
              variant="outline"
              color="ember"
              size="xs"
              aria-label={`${words.drop}: ${order.number}`}
              onClick={() => onAsk({ what: 'drop', order })}
            >
              {words.drop}
            </Button>
          </div>
        ) : null}
      </Table.Td>
    </Table.Tr>
  );
}

/** Payments that nobody had asked for; `npm run muster -- order list` names them too. */
function Payments({ payments }: { payments: readonly OperatorPayment[] }) {
  const words = useOperatorWords().orders;
  const { money } = useOperatorTexts();
  return (
    <>
      <h2>{words.payments}</h2>
      <ul className={dashboard.plain}>
        {payments.map(({ payment_id, number, outcome, amount_minor, currency }) => (
          <li key={payment_id}>
            <span>
              {number} {words.outcomes[outcome]}: {money(amount_minor, currency)}
            </span>
            <code>{payment_id}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Orders that wait for money. */
export function OrdersPanel() {
  const all = useOperatorWords();
  const words = all.orders;
  const { money } = useOperatorTexts();
  const toasts = useToasts();
  const orders = useOperatorOrders();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const change = useOperatorChange(() => {
    orders.refresh();
    toasts.success(all.done);
    close();
  });
  const { rows, rest: payments = [] } = orders;
  const order = asked?.order;
  return (
    <section className={dashboard.section} aria-label={all.tabs.orders}>
      <p>{rows?.length === 0 ? words.empty : words.lead}</p>
      <ListState list={orders} failed={all.failed} />
      {rows && rows.length > 0 ? (
        <ListTable
          className={operator.rows}
          columns={[words.order, all.company, words.total, words.due, words.state]}
          hasActions
        >
          {rows.map((each) => (
            <OrderRow key={each.id} order={each} onAsk={setAsked} />
          ))}
        </ListTable>
      ) : null}
      {payments.length > 0 ? <Payments payments={payments} /> : null}
      {order ? (
        <ConfirmDialog
          opened={asked.what === 'paid'}
          onClose={close}
          title={words.paidOf(order.number)}
          act={words.paid}
          keep={all.cancel}
          busy={change.busy}
          onAct={() => change.issue({ act: 'markPaid', number: order.number })}
        >
          <p>{words.paidText(money(order.total_minor, order.currency))}</p>
          {change.failure ? <p role="alert">{change.failure.message}</p> : null}
        </ConfirmDialog>
      ) : null}
      {order && asked.what === 'drop' ? (
        <ReasonDialog
          title={words.dropOf(order.number)}
          text={words.dropText}
          act={words.drop}
          keep={words.keep}
          change={change}
          changeFor={(reason) => ({ act: 'cancelOrder', number: order.number, reason })}
          onClose={close}
        />
      ) : null}
    </section>
  );
}
