const settleMs = 60;
const places = 'li, form, fieldset, figure, section, dialog, [role="dialog"], main';
const controls = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type="file"])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[tabindex="0"]',
].join();

const isLost = () => document.activeElement === null || document.activeElement === document.body;

function focus(element: HTMLElement): void {
  if (!element.matches(`${controls}, [tabindex]`)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [parent, ...ancestorsOf(parent)] : [];
}

/** A key that was meant for one such act may be pressed once more. */
const isHarmless = ({ dataset }: HTMLElement) => dataset.color !== 'ember';

/**
 * What comes nearest to a control that has gone: another in its list entry, form or section that takes nothing away, or
 * the heading of the page.
 */
function nearest(ancestors: readonly HTMLElement[]): HTMLElement | null {
  const left = ancestors.filter((one) => one.isConnected);
  const place = left.findIndex((one) => one.matches(places));
  const isPage = left[place]?.tagName === 'MAIN';
  const within = isPage ? [] : left.slice(0, place + 1);
  const [control] = within.flatMap((one) =>
    [...one.querySelectorAll<HTMLElement>(controls)].filter(isHarmless),
  );
  return control ?? document.querySelector<HTMLElement>('main h1');
}

/**
 * A control that is removed or disabled loses the focus, which then starts at the document's beginning.
 * While a control is busy the focus waits at the place around it and goes back to it; when it has gone, it goes to what
 * came instead. A page that leads the focus itself, a new page, and a person who was quicker come first. Answers how to
 * stop.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null;
  let around: HTMLElement[] = [];
  let page = '';
  let waitsAt: HTMLElement | null = null;
  /** The control has been busy since it took the focus, however shortly. */
  let wasBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const note = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement) || target === waitsAt) return;
    last = target;
    around = ancestorsOf(target);
    page = window.location.pathname;
    waitsAt = null;
    wasBusy = false;
  };

  const recover = () => {
    timer = undefined;
    const isWaiting = waitsAt !== null && document.activeElement === waitsAt;
    if (!last || page !== window.location.pathname || !(isWaiting || isLost())) return;
    if (!last.isConnected) {
      const instead = nearest(around);
      if (instead) focus(instead);
    } else if (!last.matches(':disabled')) {
      if (isWaiting || wasBusy) last.focus({ preventScroll: true });
    } else if (!isWaiting) {
      waitsAt = last.closest<HTMLElement>(places);
      if (waitsAt) focus(waitsAt);
    }
  };

  const observer = new MutationObserver((records) => {
    wasBusy ||= records.some(({ type, target }) => type === 'attributes' && target.contains(last));
    timer ??= setTimeout(recover, settleMs);
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  const onFocus = ({ target }: FocusEvent) => note(target);
  document.addEventListener('focusin', onFocus);
  if (!isLost()) note(document.activeElement);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    clearTimeout(timer);
  };
}
