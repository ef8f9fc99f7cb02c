import { expect, test } from 'vitest';
import { bots as german } from '#contract/words/de/bots.ts';
import { bots } from '#contract/words/en/bots.ts';
import { tablesOf } from './tables.ts';

test('a language speaks its own table, and English where it has none', async () => {
  const own = await tablesOf(bots, 'bots.ts', 'bots');
  expect([own('en'), own('de')]).toEqual([bots, german]);
  const missing = await tablesOf(bots, 'no-such-file.ts', 'bots');
  expect(missing('de')).toEqual(bots);
});
