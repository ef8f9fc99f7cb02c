import { expect, test } from 'vitest';
import { results as english } from '#contract/words/en/results.ts';
import { results as german } from '#contract/words/de/results.ts';
import { measureText } from './figures.ts';

test('a measure is formatted in its own unit', () => {
  const figuresIn = ({ analysis }: typeof english) =>
    [
      { value: 0.734, unit: 'share' as const },
      { value: 4.25, unit: 'seconds' as const },
      { value: 42.2, unit: 'seconds' as const },
      { value: 7, unit: 'count' as const },
      { value: null, unit: 'share' as const },
    ].map((measure) => measureText(measure, analysis));
  expect(figuresIn(english)).toEqual(['73%', '4.3 s', '42 s', '7', '–']);
  expect(figuresIn(german)).toEqual(['73\u00a0%', '4,3 s', '42 s', '7', '–']);
});

test('a certificate is read out with its day in the language of the page', () => {
  const read = ({ awards }: typeof english) =>
    awards.certificate('Keepers', 'Ana', 'The Light', '2026-11-25');
  expect(read(english)).toMatch(/, 25 November 2026$/);
  expect(read(german)).toMatch(/, 25. November 2026$/);
});

test('places and points agree with their numbers', () => {
  expect([1, 2, 3, 4, 11, 22].map(english.results.place)).toEqual([
    '1st',
    '2nd',
    '3rd',
    '4th',
    '11th',
    '22nd',
  ]);
  expect([0, 1, 2].map(english.results.points)).toEqual(['0 points', '1 point', '2 points']);
  expect([0, 1, 2].map(german.results.points)).toEqual(['0 Punkte', '1 Punkt', '2 Punkte']);
  expect([1, 60].map(german.results.ofPoints)).toEqual(['von 1 Punkt', 'von 60 Punkten']);
});
