import { expect, it } from 'vitest';
import { bitrates } from './two-pass.ts';

it('spends the megabytes of a film on its rungs, sound and container included', () => {
  const rates = bitrates(84, 1020);
  const picture = Object.values(rates).reduce((sum, rate) => sum + rate, 0);
  const megabytes = ((picture + 56 + 48 + 40) * 1020) / 8000;
  expect(megabytes).toBeLessThan(84);
  expect(megabytes).toBeGreaterThan(79);
  expect(rates['720p']).toBeGreaterThan(2 * rates['480p']);
});
