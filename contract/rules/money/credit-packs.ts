/** What a company can buy. `price_minor` is in cents, without tax. */
export interface CreditPack {
  id: string;
  name: string;
  credits: number;
  price_minor: number;
  /** ISO 4217. */
  currency: string;
}

/** What is sold where CREDIT_PACKS says nothing else. */
export const defaultPacks: readonly CreditPack[] = [
  { id: 'single', name: 'One session', credits: 1, price_minor: 14_900, currency: 'EUR' },
  { id: 'season', name: 'A season', credits: 5, price_minor: 64_500, currency: 'EUR' },
  { id: 'year', name: 'A year', credits: 20, price_minor: 218_000, currency: 'EUR' },
];

/** The price of one credit of a pack, in cents. */
export function pricePerCredit(pack: CreditPack): number {
  return Math.round(pack.price_minor / pack.credits);
}
