import type { Page } from 'playwright-core';

/** Marks all elements that Tab should reach, in page order, one of a radio group; returns their names. */
const markFocusable = () => {
  const controls =
    'a[href], button, input, select, textarea, summary, iframe, video[controls], [tabindex="0"]';
  const groups = new Set<string>();
  const place =
    document.querySelector('[role="dialog"][aria-modal="true"], dialog:modal, :popover-open') ?? document;
  const marked = [...place.querySelectorAll<HTMLElement>(controls)].filter((element) => {
    if (element.matches(':disabled, [tabindex="-1"], [inert] *, dialog:not([open]) *')) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      if (groups.has(element.name)) return false;
      groups.add(element.name);
    }
    return true;
  });
  return marked.map((element, index) => {
    element.dataset.tabStop = String(index);
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()} ${words.trim().slice(0, 30)}`;
  });
};

/** The focused element: its mark, whether its focus is visible, and whether it is in view. */
const focused = () => {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const isMarked = (one: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  let seen: Element | null = element;
  let isShown = false;
  for (let depth = 0; depth < 4 && seen && !isShown; depth += 1) {
    isShown = isMarked(seen);
    seen = seen.parentElement;
  }
  const group =
    element instanceof HTMLInputElement && element.type === 'radio'
      ? document.querySelector<HTMLElement>(`input[name="${element.name}"][data-tab-stop]`)
      : element;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return {
    mark: group?.dataset.tabStop ?? null,
    isShown,
    isInView: bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth,
  };
};

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A control that loads its code on first focus is replaced by another element: a second walk judges it. */
export async function keyboardProblems(page: Page): Promise<string[]> {
  const found = await walkByTab(page);
  return found.length === 0 ? found : walkByTab(page);
}

/**
 * Walks the page, or its open dialog, with Tab from its beginning; returns the elements that are not reached, not in view,
 * or without a visible focus.
 */
async function walkByTab(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    if (document.querySelector('[role="dialog"][aria-modal="true"], dialog:modal, :popover-open')) return;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    getSelection()?.setPosition(document.body, 0);
    window.scrollTo(0, 0);
  });
  const stops = await page.evaluate(markFocusable);
  const reached = new Set<string>();
  const problems: string[] = [];
  for (let step = 0; step < stops.length + 8 && reached.size < stops.length; step += 1) {
    await page.keyboard.press('Tab');
    let now = await page.evaluate(focused);
    if (!now?.isShown || !now.isInView) {
      await page.evaluate(drawn);
      now = await page.evaluate(focused);
    }
    if (now?.mark == null || reached.has(now.mark)) continue;
    reached.add(now.mark);
    const name = stops[Number(now.mark)];
    if (!now.isShown) problems.push(`no sign of focus: ${name}`);
    if (!now.isInView) problems.push(`out of view: ${name}`);
  }
  const missed = stops.filter((_, index) => !reached.has(String(index)));
  return [...problems, ...missed.map((name) => `not reached: ${name}`)];
}

/** Whether the page's skip link, if any, is first and leads past the header. */
export async function skipLinkProblems(page: Page): Promise<string[]> {
  const link = page.locator('a.skip-link');
  if ((await link.count()) === 0 || (await page.getByRole('dialog').count()) > 0) return [];
  await link.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const isPast = await page.evaluate(() => {
    const before = document.activeElement?.closest('header, .skip-link');
    return before == null || before.closest('main') !== null;
  });
  return isPast ? [] : ['the skip link does not lead past the header'];
}

/** In forced colours: text and icons with the colour of their background. */
export async function forcedColourProblems(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() => {
    const ground = (element: Element | null): string => {
      for (let one = element; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (!/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const isDrawn = (element: Element) =>
      element.matches('svg[stroke="currentColor"], svg[fill="currentColor"]') ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const drawn = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isDrawn(element),
    );
    const nameOf = (element: Element) => element.textContent?.trim() || element.getAttribute('class');
    return drawn
      .filter((element) => getComputedStyle(element).color === ground(element))
      .map((element) => `unreadable under forced colours: ${nameOf(element)?.slice(0, 40)}`);
  });
  await page.emulateMedia({ forcedColors: 'none' });
  return [...new Set(found)];
}

/** The horizontal overflow in pixels at 320 px, and at half of a desktop's width, as at 200 % zoom. */
export async function reflowProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: 640 });
    const beyond = await page.evaluate(() => {
      const boxes = [document.documentElement, ...document.querySelectorAll('[role="dialog"]')];
      return Math.max(...boxes.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    });
    if (beyond > 0) problems.push(`scrolls sideways by ${beyond} px at ${width} px`);
  }
  return problems;
}

/** Checks keyboard access, zoom, 320 px and forced colours; restores the page's width. */
export async function accessProblems(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  const reflow = await reflowProblems(page);
  if (size) await page.setViewportSize(size);
  return [...reflow, ...(await forcedColourProblems(page)), ...(await keyboardProblems(page))];
}
