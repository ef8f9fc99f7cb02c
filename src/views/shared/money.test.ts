import { expect, test } from 'vitest';
import { moneyText, priceText } from './money.ts';

const inWhole = { trailingZeroDisplay: 'stripIfInteger' } as const;
const amounts = [0, 1, 99, 100, 1205, 14_900, 99_999, 100_000, 123_456_789, 100_000_000_000, -5, -14_900];
const currencies = 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD ILS INR MXN NOK NZD PLN SEK TWD USD ZAR'.split(
  ' ',
);

test.each(currencies)('amounts of %s read as they are written in English', (currency) => {
  const money = new Intl.NumberFormat('en', { style: 'currency', currency });
  const price = new Intl.NumberFormat('en', { style: 'currency', currency, ...inWhole });
  for (const minor of amounts) {
    expect(moneyText(minor, currency)).toBe(money.format(minor / 100));
    expect(priceText(minor, currency)).toBe(price.format(minor / 100));
  }
});
