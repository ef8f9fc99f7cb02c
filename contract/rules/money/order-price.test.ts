import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTaxIdFit, priceOrder, refundShare, type TaxRules } from './order-price.ts';

const pack = { id: 'single', name: 'One session', credits: 1, price_minor: 14_900, currency: 'EUR' };
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

  it('reverses the charge for a company with a tax number, and adds none outside the union', () => {
    expect(priceOrder(pack, 1, { country: 'FR', taxId: 'FR 12 345678901' }, rules)).toMatchObject({
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

  it('applies no reverse charge for a tax id of another country', () => {
    for (const taxId of ['x', 'DE123456789', 'FR', 'FRABCDEF', 'FR1234567890123456'])
      expect([taxId, priceOrder(pack, 1, { country: 'FR', taxId }, rules).taxTreatment]).toEqual([
        taxId,
        'destination',
      ]);
    const isFit = (country: string, taxId: string | null) => isTaxIdFit({ country, taxId }, rules);
    expect([isFit('FR', 'x'), isFit('FR', 'fr12345678901'), isFit('FR', null)]).toEqual([false, true, true]);
    expect([isFit('DE', '12/345/67890'), isFit('US', '12-3456789')]).toEqual([true, true]);
    const greek = { ...rules, rates: { ...rules.rates, GR: 2400 } };
    expect(priceOrder(pack, 1, { country: 'GR', taxId: 'EL123456789' }, greek).taxRateBp).toBe(0);
  });

  it('rounds the tax once, on the whole order, to a whole minor unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 0, max: 9999 }),
        (price_minor, quantity, rate) => {
          const taxed = { sellerCountry: 'DE', rates: { DE: rate } };
          const price = priceOrder({ ...pack, price_minor }, quantity, { country: 'DE', taxId: null }, taxed);
          const exact = (BigInt(price_minor) * BigInt(quantity) * BigInt(rate) + 5000n) / 10_000n;
          expect(BigInt(price.taxMinor)).toBe(exact);
          expect(price.totalMinor).toBe(price.netMinor + price.taxMinor);
        },
      ),
    );
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
