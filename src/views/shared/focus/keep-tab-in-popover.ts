const controls = ':is(a, button, input, summary):not([tabindex])';

/**
 * While a popover is open, Tab goes from its last control to its first, and back: the browser confines it to modal dialogs
 * only, and makes the page beside them inert, which styles every element anew within the touch.
 */
export function keepTabInPopover(event: KeyboardEvent): void {
  const panel = event.key === 'Tab' && document.querySelector(':popover-open');
  if (!panel) return;
  const reached = [...panel.querySelectorAll<HTMLElement>(controls)];
  const [from, to] = event.shiftKey ? [reached[0], reached.at(-1)] : [reached.at(-1), reached[0]];
  const focused = panel.querySelector(':focus');
  if (focused && focused !== from) return;
  event.preventDefault();
  to?.focus();
}
