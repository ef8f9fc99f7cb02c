import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CheckoutOutcome, Order } from '#contract/calls/schemas/orders.ts';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { ApiError } from '../../services/http/api-error.ts';
import { checkoutDelays, type PageReturned, type Paying } from './checkout-machine.ts';
import { paymentReturnMachine, frequentPolls } from './payment-return-machine.ts';

const outcome = (changes: Partial<CheckoutOutcome> = {}): CheckoutOutcome => ({
  order_id: 7,
  number: 'MU-2026-00007',
  status: 'pending',
  paid: false,
  credits: 5,
  failure: null,
  ...changes,
});
const pending = async () => outcome();
const noLine = () => Promise.reject(new ApiError({ kind: 'network', status: 0, message: 'No line' }));
const unknown = () =>
  Promise.reject(new ApiError({ kind: 'client', status: 404, code: 'CHECKOUT_002', message: 'not found' }));

function createTestReturn(answers: (() => Promise<CheckoutOutcome>)[], payUrl: string | null = '/card') {
  const clock = new SimulatedClock();
  const left: (string | null)[] = [];
  let cleared = 0;
  const actor = createActor(
    paymentReturnMachine.provide({
      actors: {
        askOutcome: fromPromise(() => (answers.shift() ?? pending)()),
        openPayment: fromPromise<Paying, { orderId: number }>(async () => ({ order: {} as Order, payUrl })),
        pageReturns: fromCallback<PageReturned>(() => undefined),
      },
      actions: { clearCheckoutDraft: () => (cleared += 1), leave: (_, { url }) => left.push(url) },
    }),
    { clock },
  ).start();
  const settled = () => waitFor(actor, (state) => !state.matches('asking'));
  const pass = async (ms: number) => {
    clock.increment(ms);
    await settled();
  };
  return { actor, pass, settled, left, cleared: () => cleared };
}

describe('the return from a payment page', () => {
  it('waits, continues automatically once the payment is confirmed, and deletes the draft once', async () => {
    const { actor, pass, settled, cleared } = createTestReturn([
      pending,
      pending,
      async () => outcome({ status: 'paid', paid: true }),
    ]);
    await settled();
    expect([actor.getSnapshot().value, cleared()]).toEqual(['waiting', 0]);
    await pass(2000);
    await pass(2000);
    expect([actor.getSnapshot().value, cleared()]).toEqual(['paid', 1]);
  });

  it('takes late money for paid, though its order had run out', async () => {
    const { actor, settled } = createTestReturn([async () => outcome({ status: 'expired', paid: true })]);
    await settled();
    expect(actor.getSnapshot().value).toBe('paid');
  });

  it('keeps polling through a lost connection, less often after a while', async () => {
    const { actor, pass, settled } = createTestReturn([noLine]);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'waiting',
      context: { failure: { kind: 'network' } },
    });
    await pass(2000);
    expect(actor.getSnapshot().context.failure).toBeNull();
    for (let asked = 2; asked < frequentPolls; asked += 1) await pass(2000);
    await pass(2000);
    expect(actor.getSnapshot()).toMatchObject({ value: 'waiting', context: { asked: frequentPolls } });
    await pass(8000);
    expect(actor.getSnapshot().context.asked).toBe(frequentPolls + 1);
  });

  it('shows the failure and opens a new page for the same order', async () => {
    const { actor, settled, left } = createTestReturn([
      async () => outcome({ status: 'failed', failure: 'card_declined' }),
    ]);
    await settled();
    expect(actor.getSnapshot()).toMatchObject({
      value: 'unpaid',
      context: { outcome: { failure: 'card_declined' } },
    });
    actor.send({ type: 'payment.requested' });
    await waitFor(actor, (state) => state.matches('leaving'));
    expect(left).toEqual(['/card']);
  });

  it('asks anew when the new page was stopped on its way', async () => {
    const failed = async () => outcome({ status: 'failed' });
    const { actor, pass, settled } = createTestReturn([failed, failed]);
    await settled();
    actor.send({ type: 'payment.requested' });
    await waitFor(actor, (state) => state.matches('leaving'));
    await pass(checkoutDelays.pageOpens);
    expect(actor.getSnapshot().value).toBe('unpaid');
  });

  it('asks anew where nothing is left to pay after all', async () => {
    const { actor, settled } = createTestReturn(
      [async () => outcome({ status: 'failed' }), async () => outcome({ status: 'paid', paid: true })],
      null,
    );
    await settled();
    actor.send({ type: 'payment.requested' });
    await waitFor(actor, (state) => state.matches('paid'));
  });

  it('does not go on asking for a payment that is not known', async () => {
    const { actor, settled } = createTestReturn([unknown]);
    await settled();
    expect(actor.getSnapshot().value).toBe('unknown');
  });

  it('reaches every state; two are left as soon as they are entered', () => {
    const silent = paymentReturnMachine.provide({
      actions: { clearCheckoutDraft: () => undefined, leave: () => undefined },
    });
    expect(
      unreachableStates(silent, {
        limit: 2000,
        identity: 'value',
        samples: {
          'xstate.done.actor.0.paymentReturn.asking': [
            { output: outcome() },
            { output: outcome({ paid: true }) },
            { output: outcome({ status: 'failed' }) },
          ],
          'xstate.error.actor.0.paymentReturn.asking': [
            { error: new Error('no line') },
            { error: new ApiError({ kind: 'client', status: 404, code: 'CHECKOUT_002', message: '' }) },
          ],
          'xstate.done.actor.0.paymentReturn.opening': [{ output: { order: {}, payUrl: '/card' } }],
          'xstate.error.actor.0.paymentReturn.opening': [{ error: new Error('no line') }],
        },
      }),
    ).toEqual(['paymentReturn.judging', 'paymentReturn.opened']);
  });
});
