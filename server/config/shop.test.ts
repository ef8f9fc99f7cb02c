import { describe, expect, it } from 'vitest';
import type { Environment } from './environment.ts';
import { readShop } from './shop.ts';

const problemOf = (env: Environment, production = false) => readShop(env, production).problem;
const packs = (CREDIT_PACKS: string) => problemOf({ CREDIT_PACKS });

describe('the shop', () => {
  it('opens with default packs, rates and a clearly fictitious seller', () => {
    const { shop } = readShop({}, false);
    expect(shop?.packs.map(({ id, credits, price_minor }) => [id, credits, price_minor])).toEqual([
      ['single', 1, 14_900],
      ['season', 5, 64_500],
      ['year', 20, 218_000],
    ]);
    expect(shop?.seller.name).toContain('no real seller');
  });

  it('reads packs and rates exactly', () => {
    const { shop } = readShop(
      { CREDIT_PACKS: 'a:One:1:149.05:CHF; b:Ten:10:1200:CHF', TAX_RATES: 'CH=8.1, DE=19, FI=25.55' },
      false,
    );
    expect(shop?.packs).toEqual([
      { id: 'a', name: 'One', credits: 1, price_minor: 14_905, currency: 'CHF' },
      { id: 'b', name: 'Ten', credits: 10, price_minor: 120_000, currency: 'CHF' },
    ]);
    expect(shop?.tax.rates).toEqual({ CH: 810, DE: 1900, FI: 2555 });
  });

  it.each([
    ['a pack that is free', 'a:One:1:0.00:EUR'],
    ['a pack of nothing', 'a:One:0:10.00:EUR'],
    ['a price with three places', 'a:One:1:10.001:EUR'],
    ['a negative price', 'a:One:1:-10.00:EUR'],
    ['a currency that there is not', 'a:One:1:10.00:XQZ'],
    ['a currency without hundredths', 'a:One:1:1490:JPY'],
    ['a currency of thousandths', 'a:One:1:14.90:KWD'],
    ['the same id twice', 'a:One:1:10.00:EUR;a:Two:2:20.00:EUR'],
    ['several currencies', 'a:One:1:10.00:EUR;b:Two:2:20.00:USD'],
    ['nonsense', 'everything for free'],
  ])('stays closed for %s, and names the variable', (_name, value) => {
    expect(packs(value)).toMatch(/^CREDIT_PACKS must /);
  });

  it('stays closed for rates and sellers that are none, and names the variable', () => {
    expect(problemOf({ TAX_RATES: 'DE:19' })).toMatch(/^TAX_RATES must /);
    expect(problemOf({ TAX_RATES: 'DE=190' })).toMatch(/^TAX_RATES must /);
    expect(problemOf({ INVOICE_DAYS: 'soon' })).toMatch(/^INVOICE_DAYS must /);
    expect(problemOf({ SELLER_NAME: 'Wren', SELLER_COUNTRY: 'Germany' })).toMatch(/^SELLER_COUNTRY must /);
    expect(problemOf({ SELLER_NAME: 'Wren', SELLER_COUNTRY: 'DE' })).toMatch(/^SELLER_ADDRESS must /);
    expect(problemOf({}, true)).toMatch(/^SELLER_/);
  });
});
