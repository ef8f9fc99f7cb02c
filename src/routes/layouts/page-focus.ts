/** Where the focus was on a page, by what a reader of the page would find it by. */
type FocusMark = { id: string } | { selector: string; nth: number };

const waitMs = 3000;

const quoted = (text: string) => text.replace(/["\\]/g, '\\$&');

function markOf(element: Element): FocusMark | null {
  if (element.id && !element.id.includes(':') && !element.id.startsWith('_')) return { id: element.id };
  const tag = element.tagName.toLowerCase();
  const href = element.getAttribute('href');
  const name = element.getAttribute('aria-label') ?? element.getAttribute('name');
  const selector =
    href !== null
      ? `${tag}[href="${quoted(href)}"]`
      : name !== null
        ? `${tag}:is([aria-label="${quoted(name)}"],[name="${quoted(name)}"])`
        : tag;
  const nth = [...document.querySelectorAll(selector)].indexOf(element);
  return nth < 0 ? null : { selector, nth };
}

function find(mark: FocusMark): HTMLElement | null {
  if ('id' in mark) return document.getElementById(mark.id);
  return document.querySelectorAll<HTMLElement>(mark.selector)[mark.nth] ?? null;
}

const isVisible = (element: HTMLElement) => element.getClientRects().length > 0;

function headingOfPage(): HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
  return headings.find(isVisible) ?? null;
}

/** A page that took the focus itself, or a person who was quicker (in the header, in a menu), keeps it. */
const isTaken = (left: readonly (Element | null)[], atArrival: Element | null) => {
  const active = document.activeElement;
  if (active === null || active === document.body || left.includes(active)) return false;
  return active !== atArrival || active.closest('main') !== null;
};

/** Runs `attempt` now and whenever the page changes, until it succeeds; `instead` when the time is over. Answers how to stop. */
function until(attempt: () => boolean, instead: () => void): () => void {
  if (attempt()) return () => undefined;
  const observer = new MutationObserver(() => attempt() && stop());
  const timer = setTimeout(() => {
    stop();
    instead();
  }, waitMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** Leads the focus along with navigation: to the heading of a new page, back to where it was on a page left before. */
export function createPageFocus() {
  const marks = new Map<string, FocusMark>();
  let pressed: Element | null = null;
  let led: Element | null = null;

  const focusHeading = () => {
    const heading = headingOfPage();
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    led = heading;
    return true;
  };

  return {
    /** Remembers what was pressed on the entry of the history with this key. */
    note(key: string, element: Element): void {
      pressed = element;
      const mark = markOf(element);
      if (mark) marks.set(key, mark);
    },

    /** Leads the focus on the page of this entry; `back` for one that the history returned to. */
    arrive(key: string, back: boolean): () => void {
      const left = [pressed, led];
      const atArrival = document.activeElement;
      const mark = back ? marks.get(key) : undefined;
      return until(() => {
        if (isTaken(left, atArrival)) return true;
        const before = mark && find(mark);
        if (before && isVisible(before)) {
          before.focus({ preventScroll: true });
          led = before;
          return true;
        }
        return mark ? false : focusHeading();
      }, focusHeading);
    },
  };
}
