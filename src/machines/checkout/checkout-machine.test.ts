import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { CheckoutOffer, Order } from '#contract/calls/schemas/orders.ts';
import { unreachableStates } from '../../../tests/support/reachability.ts';
import { ApiError } from '../../services/http/api-error.ts';
import { draftFor } from './checkout-draft.ts';
import {
  checkoutDelays,
  checkoutMachine,
  type CheckoutStoreEvent,
  type PageReturned,
  type Paying,
  type Placing,
} from './checkout-machine.ts';

const offer: CheckoutOffer = {
  packs: [
    { id: 'single', name: 'One session', credits: 1, price_minor: 14_900, currency: 'EUR' },
    { id: 'season', name: 'A season', credits: 5, price_minor: 64_500, currency: 'EUR' },
  ],
  card: 'test',
  seller_country: 'DE',
  tax_rates: [],
  invoice_days: 14,
  invoice_at_once: false,
  checks_tax_ids: true,
  billing: null,
};
const buyer = { company: 'Wren & Co', country: 'PT', email: 'bills@wren.example' };
const draft = draftFor(offer, undefined, () => 'key-1', buyer);
const storedDraft = { type: 'draft.stored', draft };
const order = (changes: Partial<Order> = {}) =>
  ({
    id: 7,
    number: 'MU-2026-00007',
    status: 'pending',
    payment: 'card',
    can_pay: true,
    ...changes,
  }) as Order;
const away = () =>
  Promise.reject(new ApiError({ kind: 'server', status: 502, code: 'CHECKOUT_001', message: 'no' }));

async function createTestCheckout(
  options: { left?: Order; place?: () => Promise<Order>; pages?: (() => Promise<Paying>)[] } = {},
) {
  const kept: CheckoutStoreEvent[] = [];
  const placed: string[] = [];
  const left: (string | null)[] = [];
  let comeBack: () => void = () => undefined;
  const clock = new SimulatedClock();
  const pages = [...(options.pages ?? [async () => ({ order: order(), payUrl: '/card' })])];
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        loadOffer: fromPromise(async () => ({ offer, draft, order: options.left ?? null })),
        placeOrder: fromPromise<Order, Placing>(({ input }) => {
          placed.push(input.key);
          return options.place?.() ?? Promise.resolve(order({ number: null, status: 'draft' }));
        }),
        openPayment: fromPromise<Paying, { orderId: number }>(() => pages.shift()?.() ?? away()),
        draftStore: fromCallback<CheckoutStoreEvent>(({ receive }) => receive((event) => kept.push(event))),
        pageReturns: fromCallback<PageReturned>(({ sendBack }) => {
          comeBack = () => sendBack({ type: 'page.returned' });
        }),
      },
      actions: { leave: (_, { url }) => left.push(url) },
    }),
    { clock },
  ).start();
  await waitFor(actor, (state) => !state.hasTag('loading'));
  return { actor, kept, placed, left, comeBack: () => comeBack(), pass: (ms: number) => clock.increment(ms) };
}

describe('checkout', () => {
  it('starts with the company’s details, and with an invoice where cards are not accepted', () => {
    expect(draft.request).toMatchObject({
      pack_id: 'season',
      payment: 'card',
      billing: { name: 'Wren & Co', country: 'PT', email: 'bills@wren.example' },
    });
    const kept = { key: 'old', request: draft.request };
    expect(draftFor(offer, kept, () => 'new', buyer)).toEqual(kept);
    const withoutCard = draftFor({ ...offer, card: 'off' }, kept, () => 'new', buyer);
    expect([withoutCard.key, withoutCard.request.payment]).toEqual(['new', 'invoice']);
  });

  it('begins with the cheapest number of one pack that holds the credits that are missing', () => {
    const chosen = (missing: number, kept?: unknown) => {
      const { pack_id, quantity } = draftFor(offer, kept, () => 'new', buyer, missing).request;
      return [pack_id, quantity];
    };
    expect([1, 4, 5, 6].map((missing) => chosen(missing))).toEqual([
      ['single', 1],
      ['single', 4],
      ['season', 1],
      ['single', 6],
    ]);
    const kept = { key: 'old', request: { ...draft.request, pack_id: 'single', quantity: 2 } };
    expect(chosen(5, kept)).toEqual(['season', 1]);
    expect(draftFor(offer, kept, () => 'new', buyer, 2)).toEqual(kept);
  });

  it('takes two clicks for one order and leaves for its payment page once', async () => {
    const { actor, placed, left } = await createTestCheckout();
    actor.send({ type: 'order.submitted' });
    actor.send({ type: 'order.submitted' });
    await waitFor(actor, (state) => state.matches('leaving'));
    expect([placed, left]).toEqual([['key-1'], ['/card']]);
  });

  it('shows the unpaid order when the browser restores the page', async () => {
    const { actor, comeBack } = await createTestCheckout();
    actor.send({ type: 'order.submitted' });
    await waitFor(actor, (state) => state.matches('leaving'));
    comeBack();
    expect(actor.getSnapshot().value).toBe('abandoned');
    expect(actor.getSnapshot().context.left?.id).toBe(7);
  });

  it('offers the order again when the payment page did not load', async () => {
    const { actor, pass } = await createTestCheckout();
    actor.send({ type: 'order.submitted' });
    await waitFor(actor, (state) => state.matches('leaving'));
    pass(checkoutDelays.pageOpens - 1);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    pass(1);
    expect(actor.getSnapshot()).toMatchObject({ value: 'abandoned', context: { left: { id: 7 } } });
  });

  it('resumes an open order in one click, or discards it', async () => {
    const { actor, left, placed } = await createTestCheckout({ left: order() });
    expect(actor.getSnapshot().value).toBe('abandoned');
    actor.send({ type: 'payment.requested' });
    await waitFor(actor, (state) => state.matches('leaving'));
    expect([left, placed]).toEqual([['/card'], []]);
    const other = await createTestCheckout({ left: order() });
    other.actor.send({ type: 'order.reconsidered' });
    expect(other.actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { left: null, draft } });
  });

  it('keeps the order and shows the reason when its payment page cannot be opened', async () => {
    const { actor } = await createTestCheckout({ left: order(), pages: [away] });
    actor.send({ type: 'payment.requested' });
    await waitFor(actor, (state) => state.matches('abandoned'));
    expect(actor.getSnapshot().context).toMatchObject({ left: { id: 7 }, failure: { code: 'CHECKOUT_001' } });
  });

  it('keeps the form when ordering or paying fails, and retries with the same key', async () => {
    const { actor, placed, kept } = await createTestCheckout({ pages: [away] });
    actor.send({ type: 'order.submitted' });
    await waitFor(actor, (state) => state.context.failure !== null);
    actor.send({ type: 'order.submitted' });
    await waitFor(actor, (state) => state.matches('choosing') && placed.length === 2);
    expect(actor.getSnapshot()).toMatchObject({ value: 'choosing', context: { draft } });
    expect([placed, kept]).toEqual([
      ['key-1', 'key-1'],
      [storedDraft, storedDraft],
    ]);
  });

  it('is done with an order on invoice, and forgets its draft', async () => {
    const { actor, kept, left } = await createTestCheckout({
      place: async () => order({ payment: 'invoice' }),
    });
    actor.send({ type: 'order.submitted' });
    await waitFor(actor, (state) => state.matches('placed'));
    expect([kept, left]).toEqual([[storedDraft, { type: 'draft.cleared' }], []]);
  });

  it('reports an order that was paid elsewhere in the meantime', async () => {
    const paid = order({ can_pay: false, status: 'paid', paid_at: '2026-11-21T10:00:00.000Z' });
    const { actor } = await createTestCheckout({ left: paid });
    expect(actor.getSnapshot()).toMatchObject({ value: 'placed', context: { order: paid } });
  });

  it('reaches every state; two are left as soon as they are entered', () => {
    const error = [{ error: new Error('no line') }];
    expect(
      unreachableStates(checkoutMachine.provide({ actions: { leave: () => undefined } }), {
        samples: {
          'draft.changed': [{ draft }],
          'xstate.done.actor.0.checkout.loading': [
            { output: { offer, draft, order: null } },
            { output: { offer, draft, order: order() } },
          ],
          'xstate.error.actor.0.checkout.loading': error,
          'xstate.done.actor.0.checkout.ordering': [
            { output: order() },
            { output: order({ payment: 'invoice' }) },
          ],
          'xstate.error.actor.0.checkout.ordering': error,
          'xstate.done.actor.0.checkout.opening': [
            { output: { order: order(), payUrl: '/card' } },
            { output: { order: order(), payUrl: null } },
          ],
          'xstate.error.actor.0.checkout.opening': error,
        },
      }),
    ).toEqual(['checkout.ordered', 'checkout.opened']);
  });
});
