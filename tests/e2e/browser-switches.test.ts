import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { launchOptions } from '../support/browser/browser.ts';

/** The lists of features that Chromium would be started without; it obeys the last of them. */
async function listsOf(args: string[]): Promise<string[][]> {
  const noBrowser = process.execPath;
  const failure: unknown = await chromium.launch({ executablePath: noBrowser, args }).catch((cause) => cause);
  return [...String(failure).matchAll(/ --disable-features=(\S+)/g)].map(([, list = '']) => list.split(','));
}

it('what Playwright switches off in Chromium stays off beside what the tests do', async () => {
  const [own = []] = await listsOf([]);
  expect(own.length).toBeGreaterThan(5);
  expect((await listsOf(launchOptions.args)).at(-1)).toEqual(expect.arrayContaining(own));
});
