import { expect, test } from 'vitest';
import { mayBuy, userTypes } from './user-types.ts';

test('owners and administrators buy; sub-administrators and whoever is not company-side do not', () => {
  expect(Object.entries(userTypes).map(([name, id]) => [name, mayBuy(id)])).toEqual([
    ['ADMIN', true],
    ['CONSUMER_ADMIN', true],
    ['CONSUMER_ADMIN_SUB', false],
  ]);
  expect(mayBuy(3)).toBe(false);
});
