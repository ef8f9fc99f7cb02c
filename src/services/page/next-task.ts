/** Between two pieces of a start: a page that is shown already answers a touch, an early answer is taken further. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Longer than a frame takes where pages are shown at all. */
const unseenMs = 100;

/** The task after the next frame is painted; a page that nobody sees paints none, and goes on all the same. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, unseenMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
