/** 60 Hz until the display has been measured. */
export const usualRefreshMs = 1000 / 60;
const sampledFrames = 24;
const leastRefreshMs = 2;

/** Measures the refresh interval of the display for a moment; `onMeasured` gets ms. Returns the cancel function. */
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
