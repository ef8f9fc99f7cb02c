/** Sixty a second, until a display has been measured. */
export const usualRefreshMs = 1000 / 60;
const sampledFrames = 24;
const leastRefreshMs = 2;

/** Asks the display for a moment how long its refresh lasts; `onMeasured` gets ms. Answers how to stop asking. */
export function measureRefresh(onMeasured: (refreshMs: number) => void): () => void {
  const lasted: number[] = [];
  let last: number | undefined;
  let request = requestAnimationFrame(function note(at) {
    if (last !== undefined) lasted.push(at - last);
    last = at;
    if (lasted.length < sampledFrames) {
      request = requestAnimationFrame(note);
      return;
    }
    const quarter = lasted.toSorted((one, other) => one - other)[sampledFrames / 4];
    if (quarter !== undefined && quarter > leastRefreshMs) onMeasured(quarter);
  });
  return () => cancelAnimationFrame(request);
}
