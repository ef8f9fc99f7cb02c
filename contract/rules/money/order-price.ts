import type { CreditPack } from './credit-packs.ts';
import { isTaxIdOf } from './tax-id.ts';

/** Where the seller is and what tax a country asks, in basis points (1900 is 19 %). */
export interface TaxRules {
  sellerCountry: string;
  rates: Readonly<Record<string, number>>;
}

export type TaxTreatment = 'domestic' | 'reverse_charge' | 'destination' | 'outside';

/** Amounts are whole minor units of the pack's currency. */
export interface OrderPrice {
  credits: number;
  unitMinor: number;
  netMinor: number;
  taxRateBp: number;
  taxMinor: number;
  totalMinor: number;
  taxTreatment: TaxTreatment;
}

/**
 * What an order costs. The seller's own country is taxed at its rate; a buyer in another country with a rate accounts
 * for the tax themselves where they give a tax number of that country, and pays that country's rate where they give
 * none; everywhere else there is none. Tax is rounded once, on the whole order, half up.
 */
export function priceOrder(
  pack: CreditPack,
  quantity: number,
  buyer: { country: string; taxId: string | null },
  rules: TaxRules,
): OrderPrice {
  const netMinor = pack.price_minor * quantity;
  const [taxTreatment, taxRateBp] = taxOf(buyer, rules);
  const taxMinor = Math.floor((netMinor * taxRateBp + 5000) / 10_000);
  return {
    credits: pack.credits * quantity,
    unitMinor: pack.price_minor,
    netMinor,
    taxRateBp,
    taxMinor,
    totalMinor: netMinor + taxMinor,
    taxTreatment,
  };
}

function taxOf(
  buyer: { country: string; taxId: string | null },
  { sellerCountry, rates }: TaxRules,
): [TaxTreatment, number] {
  const rate = Object.hasOwn(rates, buyer.country) ? rates[buyer.country] : undefined;
  if (buyer.country === sellerCountry) return ['domestic', rate ?? 0];
  if (rate === undefined) return ['outside', 0];
  return buyer.taxId !== null && isTaxIdOf(buyer.country, buyer.taxId)
    ? ['reverse_charge', 0]
    : ['destination', rate];
}

/** False where a tax number is given that would change the tax if it were one of the buyer's country, and is none. */
export function isTaxIdFit(buyer: { country: string; taxId: string | null }, rules: TaxRules): boolean {
  if (buyer.taxId === null || buyer.country === rules.sellerCountry) return true;
  return !Object.hasOwn(rules.rates, buyer.country) || isTaxIdOf(buyer.country, buyer.taxId);
}

/** The part of an order's total that belongs to `credits` of its credits; the parts of all add up to the total. */
export function refundShare(
  order: { credits: number; totalMinor: number },
  before: number,
  credits: number,
): number {
  const upTo = (count: number) => Math.floor((order.totalMinor * count) / order.credits);
  return upTo(before + credits) - upTo(before);
}
