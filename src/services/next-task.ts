/** Between two pieces of a start: a page that is shown already answers a touch, an early answer is taken further. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
