import { Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Order } from '#contract/calls/schemas/orders.ts';
import type { CreditsWords } from '#contract/words/en/organiser/money/credits.ts';
import { useServerNow } from '../../../app-context.tsx';
import { useDropOrder, useRequestRefund } from '../../../react/use-orders.ts';
import { Button } from '../../shared/controls/button.tsx';
import { CountInput } from '../../shared/forms/count-input.tsx';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../shared/dialogs/dialog.tsx';
import { FormStack } from '../../shared/forms/form-stack.tsx';
import { useCreditsWords } from '../../../words/organiser/money/credits-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import type { Times } from '../../shared/time/when.ts';

interface ExitProps {
  order: Order;
  onChanged: () => void;
}

/** Gives up an order that nobody has paid. */
export function DropOrder({ order, size = 'xs', onChanged }: ExitProps & { size?: 'xs' | 'md' }) {
  const { drop: words } = useCreditsWords();
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
        aria-label={words.actOf(order.number)}
      >
        {words.act}
      </Button>
      <ConfirmDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={words.title(order.number)}
        act={words.act}
        keep={words.keep}
        busy={drop.busy}
        onAct={() => drop.issue(order.id)}
      >
        <p>{words.text}</p>
        <p role="alert">{drop.failure?.message}</p>
      </ConfirmDialog>
    </>
  );
}

function RefundForm({ order, onChanged, onClose }: ExitProps & { onClose: () => void }) {
  const { refund: words } = useCreditsWords();
  const { shortDay } = useTimes();
  const most = order.refundable?.credits ?? 0;
  const [credits, setCredits] = useState(most);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const ask = useRequestRefund(() => {
    onClose();
    onChanged();
  });
  const isMissing = reason.trim() === '';
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <FormStack
      label={words.form}
      onSubmit={() => {
        setTried(true);
        if (isMissing) field.current?.focus();
        else ask.issue({ id: order.id, credits, reason: reason.trim() });
      }}
      failure={ask.failure?.message}
      actions={
        <>
          <Button type="submit" loading={ask.busy}>
            {words.act}
          </Button>
          <Button variant="default" onClick={onClose}>
            {words.back}
          </Button>
        </>
      }
    >
      <p>{words.rule(most, shortDay(order.refundable?.until ?? '', 'UTC'))}</p>
      <CountInput label={words.credits} max={most} value={credits} onChange={setCredits} />
      <Textarea
        ref={field}
        label={words.reason}
        required
        autosize
        minRows={2}
        maxLength={200}
        value={reason}
        error={isTried && isMissing ? words.reasonMissing : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormStack>
  );
}

/** Asks the operator for a refund of what is left of an order. */
export function RequestRefund({ order, onChanged }: ExitProps) {
  const { refund: words } = useCreditsWords();
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
        aria-label={words.actOf(order.number)}
      >
        {words.act}
      </Button>
      <Dialog opened={opened} onClose={close} title={words.title(order.number)}>
        <RefundForm order={order} onChanged={onChanged} onClose={close} />
      </Dialog>
    </>
  );
}

/** What was asked to be refunded, and the operator's answer. */
export function refundText(
  { refund_request: request }: Order,
  words: CreditsWords['refund'],
  { shortDay }: Times,
): string {
  if (!request) return '';
  const { credits, answer, answer_reason: reason } = request;
  const day = shortDay(request.requested_at, 'UTC');
  if (answer === 'declined') return words.declined(credits, day, reason ?? '');
  return answer === 'refunded' ? words.granted(credits, day) : words.open(credits, day);
}

/** What the tax register said of the buyer's number. */
export function taxCheckText(
  { billing, tax_check: check }: Order,
  words: CreditsWords['orders'],
  { shortDay }: Times,
): string {
  if (!check || billing.tax_id === null) return '';
  const day = shortDay(check.at, 'UTC');
  return check.state === 'valid'
    ? words.confirmed(billing.tax_id, day, check.reference)
    : words.unconfirmed(billing.tax_id, day);
}
