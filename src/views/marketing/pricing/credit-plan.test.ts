import { expect, test } from 'vitest';
import type { CreditPack } from '#contract/rules/money/credit-packs.ts';
import { planCredits } from './credit-plan.ts';

const one: CreditPack = { id: 'one', name: 'One', credits: 1, price_minor: 100, currency: 'EUR' };
const five: CreditPack = { id: 'five', name: 'Five', credits: 5, price_minor: 350, currency: 'EUR' };
const packs = [one, five];

test.each([
  [1, 1, 1],
  [30, 1, 1],
  [31, 1, 2],
  [90, 2, 6],
])('%i people in %i sessions need %i credits', (people, sessions, credits) => {
  expect(planCredits(people, sessions, packs).credits).toBe(credits);
});

test('packs are combined to the lowest price', () => {
  expect(planCredits(10, 7, packs)).toEqual({
    credits: 7,
    bought: 7,
    total_minor: 550,
    lines: [
      { pack: five, quantity: 1 },
      { pack: one, quantity: 2 },
    ],
  });
});

test('a larger pack is taken where it costs less than exactly enough', () => {
  expect(planCredits(10, 4, packs)).toEqual({
    credits: 4,
    bought: 5,
    total_minor: 350,
    lines: [{ pack: five, quantity: 1 }],
  });
});
