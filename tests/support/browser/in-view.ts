import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const sizes = [
  [320, 640],
  [390, 844],
  [844, 390],
  [640, 400],
  [800, 600],
  [1280, 720],
  [1280, 800],
] as const;

/** The elements outside of the viewport, by their first words. */
const outOfView = (page: Page, selectors: string[]) =>
  page.evaluate((asked) => {
    window.scrollTo(0, 0);
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? window.innerHeight;
    const floor = Math.min(footer, window.innerHeight);
    return asked.flatMap((selector) => {
      const found = [...document.querySelectorAll(selector)];
      if (found.length === 0) return [`${selector}: not there`];
      return found.flatMap((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        let cut = false;
        for (let over = element.parentElement; over; over = over.parentElement) {
          if (getComputedStyle(over).overflowY === 'visible' || over === document.documentElement) continue;
          const edge = over.getBoundingClientRect();
          cut ||= top < edge.top - 1 || bottom > edge.bottom + 1;
        }
        const isSeen = !cut && top >= 0 && bottom <= floor + 1 && left >= 0 && right <= window.innerWidth + 1;
        return isSeen
          ? []
          : [
              `${element.textContent?.slice(0, 30)}: ${Math.round(top)}–${Math.round(bottom)} of ${Math.round(floor)}`,
            ];
      });
    });
  }, selectors);

/** On every screen, from a small phone to a desktop window, without scrolling and without an overlong line. */
export async function expectInView(
  page: Page,
  selectors: string[],
  screens: readonly (readonly [width: number, height: number])[] = sizes,
): Promise<void> {
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => [`${width}×${height}`, ...(await outOfView(page, selectors))], { timeout: 5000 })
      .toEqual([`${width}×${height}`]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, height, wide]).toEqual([width, height, 0]);
  }
}

/** The visible elements that a part of the page covers. */
const under = (page: Page, part: string, selectors: string[]) =>
  page.evaluate(
    ([part, selectors]) => {
      const above = document.querySelector(part)?.getBoundingClientRect();
      if (!above) return [`${part}: not there`];
      return selectors.flatMap((selector) => {
        const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
        if (shown.length === 0) return [`${selector}: not there`];
        const isUnder = ({ left, right, top, bottom }: DOMRect) =>
          left < above.right - 1 &&
          right > above.left + 1 &&
          top < above.bottom - 1 &&
          bottom > above.top + 1;
        return shown.some((one) => isUnder(one.getBoundingClientRect())) ? [selector] : [];
      });
    },
    [part, selectors] as const,
  );

/** On every screen the part covers none of them. */
export async function expectBeside(page: Page, part: string, selectors: string[]): Promise<void> {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => [`${width}×${height}`, ...(await under(page, part, selectors))], { timeout: 5000 })
      .toEqual([`${width}×${height}`]);
  }
}
