import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

const mostSteps = 120;

/** A keyboard-only user: Tab, Enter, Space, arrows and letters. */
export function keyboardOf(page: Page) {
  const focused = () => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');

  /** Presses Tab until the control has the focus; some element must be focused at the start. */
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
    /** Moves through a tab list to the named tab. */
    async turnTo(tab: Locator, from: Locator, key: 'ArrowRight' | 'ArrowLeft' = 'ArrowRight'): Promise<void> {
      await reach(from);
      for (let step = 0; step < 5 && (await tab.getAttribute('aria-selected')) !== 'true'; step += 1)
        await page.keyboard.press(key);
      expect(await tab.getAttribute('aria-selected')).toBe('true');
    },
    /** The focused element. */
    focused,
  };
}
