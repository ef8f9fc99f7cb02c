import type { CheckoutOffer, OrderRequest } from '#contract/calls/schemas/orders.ts';
import type { CheckoutDraft } from './checkout-machine.ts';

/** Known billing details of a buyer without orders. `country` is an ISO 3166-1 alpha-2 code. */
export type BuyerDefaults = { company: string; country: string | null; email: string };

/** The cheapest quantity of one pack with at least `credits`. */
export function packFor(
  packs: CheckoutOffer['packs'],
  credits: number,
): Pick<OrderRequest, 'pack_id' | 'quantity'> | undefined {
  const [cheapest] = packs
    .map((pack) => ({ pack, quantity: Math.ceil(credits / pack.credits) }))
    .toSorted((a, b) => a.quantity * a.pack.price_minor - b.quantity * b.pack.price_minor);
  return cheapest && { pack_id: cheapest.pack.id, quantity: cheapest.quantity };
}

/**
 * The stored draft, if its pack is still sold; else a new one with the company's last billing details. It has at least
 * the `missing` credits.
 */
export function draftFor(
  offer: CheckoutOffer,
  kept: unknown,
  newKey: () => string,
  buyer: BuyerDefaults,
  missing: number | null = null,
): CheckoutDraft {
  const draft = filledDraft(offer, kept, newKey, buyer);
  const fit = missing === null ? undefined : packFor(offer.packs, missing);
  const { pack_id, quantity } = draft.request;
  if (!fit || (fit.pack_id === pack_id && fit.quantity === quantity)) return draft;
  return { key: newKey(), request: { ...draft.request, ...fit } };
}

function filledDraft(
  offer: CheckoutOffer,
  kept: unknown,
  newKey: () => string,
  buyer: BuyerDefaults,
): CheckoutDraft {
  const draft = kept as Partial<CheckoutDraft> | undefined;
  const isSold = offer.packs.some(({ id }) => id === draft?.request?.pack_id);
  if (draft?.request?.billing && typeof draft.key === 'string' && isSold) {
    if (draft.request.payment === 'invoice' || offer.card !== 'off') return draft as CheckoutDraft;
    return { key: newKey(), request: { ...draft.request, payment: 'invoice' } };
  }
  return {
    key: newKey(),
    request: {
      pack_id: offer.packs[Math.min(1, offer.packs.length - 1)]?.id ?? '',
      quantity: 1,
      payment: offer.card === 'off' ? 'invoice' : 'card',
      billing: offer.billing ?? {
        name: buyer.company,
        address: '',
        country: buyer.country ?? offer.seller_country,
        email: buyer.email,
        tax_id: null,
        purchase_order: null,
      },
    },
  };
}
