const hash = 0x23;
const zero = 0x30;
const digits = 7;

/** Takes the time of every message of one measurement, on all lines, by the `#0000000` number in it. */
export function createArrivals(given: { first: number; expected: number; sentAt: Float64Array }) {
  const { first, expected, sentAt } = given;
  const latencies = new Float64Array(expected);
  let count = 0;
  let last = 0;
  /** The number is at the same offset in each message, until a serial before it grows. */
  let offset = 0;
  let done = () => undefined;
  const complete = new Promise<void>((resolve) => {
    done = () => void resolve();
  });
  return {
    latencies,
    complete,
    last: () => last,
    onPayload(bytes: Buffer, start: number, end: number) {
      if (bytes[start + offset] !== hash) {
        const at = bytes.indexOf(hash, start);
        if (at < 0 || at >= end) return;
        offset = at - start;
      }
      let serial = 0;
      for (let n = 1; n <= digits; n += 1)
        serial = serial * 10 + ((bytes[start + offset + n] ?? zero) - zero);
      last = performance.now();
      latencies[count] = last - (sentAt[serial - first] ?? last);
      count += 1;
      if (count === expected) done();
    },
  };
}
