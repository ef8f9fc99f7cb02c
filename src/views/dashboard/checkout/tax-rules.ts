import type { CheckoutOffer } from '#contract/calls/schemas/orders.ts';
import type { TaxRules } from '#contract/rules/money/order-price.ts';

/** The tax rules of an offer, as the price rule takes them. */
export const taxRulesOf = ({ seller_country, tax_rates }: CheckoutOffer): TaxRules => ({
  sellerCountry: seller_country,
  rates: Object.fromEntries(tax_rates.map(({ country, rate_bp }) => [country, rate_bp])),
});
