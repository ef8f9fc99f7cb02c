import { expect, it } from 'vitest';
import { colourGrounds, contrast, readCompanyColour, guestColour } from './company-colour.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#1e7a57', '#1e7a57', 1],
  ['#777777', '#ffffff', 4.48],
  ['#ff0000', '#ffffff', 4],
])('contrast of %s and %s is %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2);
});

it.each([
  ['a garish yellow', '#ffee00', 'white'],
  ['nearly white', '#fdfdfa', 'white'],
  ['a little less than is seen', '#959595', 'white'],
  ['as much as is seen', '#949494', null],
  ['our green', '#1e7a57', 'night'],
  ['the night itself', '#0b1228', 'night'],
  ['nearly black', '#05070c', 'night'],
])('%s, %s, is faint on: %s', (_, value, faint_on) => {
  expect(guestColour(value)).toEqual({ value, faint_on });
});

it('no colour is faint on both grounds', () => {
  const greys = Array.from({ length: 256 }, (_, part) => `#${part.toString(16).padStart(2, '0').repeat(3)}`);
  const faintOnBoth = greys.filter((grey) =>
    Object.values(colourGrounds).every((ground) => contrast(grey, ground) < 3),
  );
  expect(faintOnBoth).toEqual([]);
});

it.each([
  ['#1e7a57', '#1e7a57'],
  [' 1E7A57 ', '#1e7a57'],
  ['##1e7a57', null],
  ['#1e7', null],
  ['green', null],
  ['', null],
])('“%s” is read as %s', (text, colour) => {
  expect(readCompanyColour(text)).toBe(colour);
});
