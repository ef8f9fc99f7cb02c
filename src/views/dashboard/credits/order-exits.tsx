import { Textarea } from '@mantine/core';
import { useState } from 'react';
import type { Order } from '#contract/calls/schemas/orders.ts';
import { refundRule } from '#contract/rules/money/refund-rule.ts';
import { creditsText } from '#contract/words/credits-text.ts';
import { useServerNow } from '../../../app-context.tsx';
import { useDropOrder, useRequestRefund } from '../../../react/use-orders.ts';
import { Button } from '../../shared/controls/button.tsx';
import { CountInput } from '../../shared/forms/count-input.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { shortDay } from '../../shared/time/when.ts';

interface ExitProps {
  order: Order;
  onChanged: () => void;
}

/** Gives up an order that nobody has paid. */
export function DropOrder({ order, size = 'xs', onChanged }: ExitProps & { size?: 'xs' | 'md' }) {
  const [opened, setOpened] = useState(false);
  const drop = useDropOrder(() => {
    setOpened(false);
    onChanged();
  });
  return (
    <>
      <Button
        size={size}
        variant="default"
        onClick={() => setOpened(true)}
        aria-label={`Cancel order ${order.number}`}
      >
        Cancel order
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={`Cancel order ${order.number}?`}
        act="Cancel order"
        keep="Keep order"
        busy={drop.busy}
        onAct={() => drop.issue(order.id)}
      >
        <p>
          Nothing was charged. Its payment page closes, and the order stays in the list as cancelled. You
          can’t undo this.
        </p>
        <p role="alert">{drop.failure?.message}</p>
      </ConfirmDialog>
    </>
  );
}

function RefundForm({ order, onChanged, onClose }: ExitProps & { onClose: () => void }) {
  const most = order.refundable?.credits ?? 0;
  const [credits, setCredits] = useState(most);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const ask = useRequestRefund(() => {
    onClose();
    onChanged();
  });
  const isMissing = reason.trim() === '';
  return (
    <FormStack
      label="Request a refund"
      onSubmit={() => {
        setTried(true);
        if (!isMissing) ask.issue({ id: order.id, credits, reason: reason.trim() });
      }}
      failure={ask.failure?.message}
      actions={
        <>
          <Button type="submit" loading={ask.busy}>
            Request refund
          </Button>
          <Button variant="default" onClick={onClose}>
            Back
          </Button>
        </>
      }
    >
      <p>
        {refundRule} Of this order {creditsText(most)} can be refunded until{' '}
        {shortDay(order.refundable?.until ?? '', 'UTC')}, as long as they are unused. We answer by email.
      </p>
      <CountInput label="Credits to refund" max={most} value={credits} onChange={setCredits} />
      <Textarea
        label="Reason"
        autosize
        minRows={2}
        maxLength={200}
        value={reason}
        error={isTried && isMissing ? 'Tell us why.' : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormStack>
  );
}

/** Asks the operator for a refund of what is left of an order. */
export function RequestRefund({ order, onChanged }: ExitProps) {
  const [opened, setOpened] = useState(false);
  const now = useServerNow();
  const { refundable, refund_request: request } = order;
  if (!refundable || Date.parse(refundable.until) < now() || request?.answer === null) return null;
  const close = () => setOpened(false);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        onClick={() => setOpened(true)}
        aria-label={`Request refund of ${order.number}`}
      >
        Request refund
      </Button>
      <Dialog opened={opened} onClose={close} title={`Request a refund of ${order.number}`}>
        <RefundForm order={order} onChanged={onChanged} onClose={close} />
      </Dialog>
    </>
  );
}

/** What was asked to be refunded, and the operator's answer. */
export function refundText({ refund_request: request }: Order): string {
  if (!request) return '';
  const asked = `Refund of ${creditsText(request.credits)} requested on ${shortDay(request.requested_at, 'UTC')}`;
  if (request.answer === 'declined') return `${asked}. Declined: ${request.answer_reason}`;
  if (request.answer === 'refunded') return `${asked}, and granted.`;
  return `${asked}. We’ll answer by email.`;
}

/** What the tax register said of the buyer's number. */
export function taxCheckText({ billing, tax_check: check }: Order): string {
  if (!check || billing.tax_id === null) return '';
  const day = shortDay(check.at, 'UTC');
  if (check.state !== 'valid')
    return `Tax number ${billing.tax_id} not confirmed: the tax register didn’t answer on ${day}.`;
  return `Tax number ${billing.tax_id} confirmed by VIES on ${day}${check.reference ? `, reference ${check.reference}` : ''}.`;
}
