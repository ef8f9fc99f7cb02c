/** Yields between two parts of a start, so that a shown page reacts to input and early responses are processed. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Longer than any frame of a visible page. */
const unseenMs = 100;

/** Resolves after the next frame is painted; a hidden page paints none, and continues after the timeout. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, unseenMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
