import { expect, it } from 'vitest';
import { isInVies, isTaxIdOf, taxIdExample } from './tax-id.ts';

const members = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

it.each([...members, 'CH', 'GB'])(
  '%s: its example is one of its numbers, and nothing longer or shorter',
  (country) => {
    const example = taxIdExample(country);
    expect(isTaxIdOf(country, example)).toBe(true);
    expect(
      isTaxIdOf(country, `${example.slice(0, 2)} ${example.slice(2, 5)}.${example.slice(5)}`.toLowerCase()),
    ).toBe(true);
    for (const wrong of [
      `${example}12345678901`,
      example.slice(0, 3),
      `XX${example.slice(2)}`,
      example.slice(2),
    ])
      expect([wrong, isTaxIdOf(country, wrong)]).toEqual([wrong, false]);
  },
);

it.each([
  ['IE', 'IE1234567WA', true],
  ['IE', 'IE1+1234X', false],
  ['IE', 'IE1+23456X', true],
  ['NL', 'NL123456789B1', false],
  ['AT', 'AT12345678', false],
  ['DE', 'DE12345678A', false],
  ['US', 'US12-3456789', true],
  ['US', 'US', false],
])('%s: %s is %s', (country, taxId, isOne) => {
  expect(isTaxIdOf(country, taxId)).toBe(isOne);
});

it('VIES knows the members of the European Union alone', () => {
  expect([...members, 'CH', 'GB', 'US', 'toString'].filter(isInVies)).toEqual(members);
});
