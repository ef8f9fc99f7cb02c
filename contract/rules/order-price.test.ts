import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceOrder, refundShare, type TaxRules } from './order-price.ts';

const pack = { id: 'single', name: 'One evening', credits: 1, price_minor: 14_900, currency: 'EUR' };
const rules: TaxRules = { sellerCountry: 'DE', rates: { DE: 1900, FR: 2000 } };

describe('the price of an order', () => {
  it('taxes the seller’s own country at its rate, tax number or not', () => {
    const price = priceOrder(pack, 3, { country: 'DE', taxId: 'DE1' }, rules);
    expect(price).toEqual({
      credits: 3,
      unitMinor: 14_900,
      netMinor: 44_700,
      taxRateBp: 1900,
      taxMinor: 8493,
      totalMinor: 53_193,
      taxTreatment: 'domestic',
    });
  });

  it('leaves the tax to a company elsewhere that gives its number, and none outside', () => {
    expect(priceOrder(pack, 1, { country: 'FR', taxId: 'FR1' }, rules)).toMatchObject({
      taxTreatment: 'reverse_charge',
      totalMinor: 14_900,
    });
    expect(priceOrder(pack, 1, { country: 'FR', taxId: null }, rules)).toMatchObject({
      taxTreatment: 'destination',
      totalMinor: 17_880,
    });
    expect(priceOrder(pack, 1, { country: 'US', taxId: null }, rules)).toMatchObject({
      taxTreatment: 'outside',
      taxMinor: 0,
    });
  });

  it('is refunded in parts that add up to the total, whatever the parts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.array(fc.integer({ min: 1, max: 50 })),
        (credits, totalMinor, parts) => {
          let before = 0;
          let returned = 0;
          for (const part of [...parts, credits]) {
            const taken = Math.min(part, credits - before);
            returned += refundShare({ credits, totalMinor }, before, taken);
            before += taken;
          }
          expect(returned).toBe(totalMinor);
        },
      ),
    );
  });
});
