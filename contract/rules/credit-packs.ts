/** What a company can buy. `price_minor` is in cents, without tax. */
export interface CreditPack {
  id: string;
  name: string;
  credits: number;
  price_minor: number;
  /** ISO 4217. */
  currency: string;
}

/** The price of one credit of a pack, in cents. */
export function pricePerCredit(pack: CreditPack): number {
  return Math.round(pack.price_minor / pack.credits);
}
