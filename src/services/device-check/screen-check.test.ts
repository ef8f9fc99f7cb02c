import { expect, test } from 'vitest';
import { resultInEnglish } from './result-in-english.ts';
import { checkScreen } from './screen-check.ts';

test.each([
  [
    'a phone',
    { innerWidth: 390, innerHeight: 760, outerWidth: 390 },
    'passed',
    '390 × 760 pixels: large enough.',
  ],
  ['a laptop', { innerWidth: 1280, innerHeight: 700, outerWidth: 1290 }, 'passed', 'large enough'],
  ['a laptop at 200 %', { innerWidth: 640, innerHeight: 350, outerWidth: 1280 }, 'warned', 'about 200%'],
  [
    'a large screen at 150 %',
    { innerWidth: 1700, innerHeight: 900, outerWidth: 2560 },
    'passed',
    'large enough',
  ],
  ['a sliver', { innerWidth: 300, innerHeight: 700, outerWidth: 300 }, 'warned', 'very narrow'],
  ['a phone on its side', { innerWidth: 740, innerHeight: 340, outerWidth: 740 }, 'warned', 'very low'],
])('%s', (_, facts, state, words) => {
  const result = resultInEnglish(checkScreen({ ...facts, visualViewport: { scale: 1 } }));
  expect(result).toMatchObject({ state, detail: expect.stringContaining(words) });
  expect(result.remedy === undefined).toBe(state === 'passed');
});

test('a page enlarged with two fingers', () => {
  const result = checkScreen({
    innerWidth: 390,
    innerHeight: 760,
    outerWidth: 390,
    visualViewport: { scale: 2 },
  });
  expect(resultInEnglish(result)).toMatchObject({
    state: 'warned',
    remedy: expect.stringContaining('Pinch'),
  });
});
