import { expect, test } from 'vitest';
import { isolated, lineOf, mirrored, visualOrder, withoutBidiControls } from './visual-order.ts';

/** The runs of a line from left to right, each as it is read; `<` before those that are read from right to left. */
const runsOf = (text: string): string[] =>
  visualOrder([...text].map((char) => ({ text: char })))
    .map(({ items, isRightToLeft }) => ({
      text: withoutBidiControls(items.map((item) => item.text).join('')),
      isRightToLeft,
    }))
    .filter(({ text: own }) => own !== '')
    .map(({ text: own, isRightToLeft }) => (isRightToLeft ? `<${own}` : own));

test.each([
  ['a name in Latin', 'Ana Silva', ['Ana Silva']],
  ['an Arabic name of three words', 'محمد علي الحسن', ['<محمد علي الحسن']],
  ['Hebrew, Latin and digits', 'דנה כהן-Levi (צוות 12)', ['<)', '12', '< (צוות ', 'Levi', '<דנה כהן-']],
  ['Arabic in an English sentence', 'The part of محمد علي today', ['The part of ', '<محمد علي', ' today']],
  ['Arabic digits', 'علي ١٢٣', ['١٢٣', '<علي ']],
  ['a price in Hebrew', 'מחיר 45%', ['45%', '<מחיר ']],
  ['a name before figures', 'فريق א: 3 of 12', ['of 12', '< ', '3', '<فريق א: ']],
  ['the same, isolated', `${isolated('فريق א')}: 3 of 12`, ['<فريق א', ': 3 of 12']],
  ['two names, isolated', `${isolated('فريق')}, ${isolated('חברה')}`, ['<فريق', ', ', '<חברה']],
  ['nothing', '', []],
])('%s', (_what, text, runs) => {
  expect(runsOf(text)).toEqual(runs);
});

test('a line keeps the direction of its paragraph, whatever it begins with', () => {
  const paragraph = 'محمد علي Ben Levi علي';
  expect(runsOf(lineOf(paragraph, 'Ben Levi علي'))).toEqual(['< علي', 'Ben Levi']);
  expect(runsOf(lineOf('The part of محمد علي', 'محمد Ben'))).toEqual(['<محمد', ' Ben']);
});

test('brackets are turned round', () => {
  expect(mirrored('«(a]»')).toBe('»)a[«');
});
