import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeWindow = Window & {
  axe: {
    run(
      context: object,
      options: object,
    ): Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }>;
  };
};

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const isLoaded = () => document.querySelector('[data-bone], [role="progressbar"][data-visible]') === null;

/** The violations found by axe, one line per rule, and horizontal scrolling; limited to the given rules. */
export async function axeProblems(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const broken = await page.evaluate(async (runOnly) => {
    // The loading bar lies above the page, outside its landmarks, for as long as a page loads.
    const context = { exclude: ['[role="progressbar"][data-visible]'] };
    const { violations } = await (window as unknown as AxeWindow).axe.run(context, {
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  }, rules);
  const beyond = await overflow(page);
  return [...broken, ...(beyond > 0 ? [`scrolls sideways by ${beyond} px`] : [])];
}

/** The same once the screen has loaded. */
export async function screenProblems(page: Page, rules?: string[]): Promise<string[]> {
  await page.waitForFunction(isLoaded);
  return axeProblems(page, rules);
}
