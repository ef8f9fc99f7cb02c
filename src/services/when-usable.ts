/** Calls back once the page has loaded and the browser is idle. */
export function whenUsable(target: Window, run: () => void): void {
  const rest = () => ('requestIdleCallback' in target ? target.requestIdleCallback(run) : setTimeout(run, 1));
  if (target.document.readyState === 'complete') rest();
  else target.addEventListener('load', rest, { once: true });
}
