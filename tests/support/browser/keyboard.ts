import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const mostSteps = 120;

/** Somebody who has no pointer: Tab, Enter, Space, arrows and letters, and nothing else. */
export function keyboardOf(page: Page) {
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');

  /** Tabs on until the control has the focus, which has to be somewhere to begin with. */
  async function reach(control: Locator): Promise<void> {
    await control.waitFor();
    await expect.poll(focused, { timeout: 5000 }).not.toBe('BODY');
    for (let step = 0; step < mostSteps; step += 1) {
      if (await control.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${control}`);
  }

  return {
    reach,
    async press(control: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
      await reach(control);
      await page.keyboard.press(key);
    },
    async write(field: Locator, text: string): Promise<void> {
      await reach(field);
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    /** Goes along a list of tabs to the one that is named. */
    async turnTo(tab: Locator, from: Locator, key: 'ArrowRight' | 'ArrowLeft' = 'ArrowRight'): Promise<void> {
      await reach(from);
      for (let step = 0; step < 5 && (await tab.getAttribute('aria-selected')) !== 'true'; step += 1)
        await page.keyboard.press(key);
      expect(await tab.getAttribute('aria-selected')).toBe('true');
    },
    /** What has the focus now. */
    focused,
  };
}
