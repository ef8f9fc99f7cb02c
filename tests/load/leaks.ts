/** Caches fill and code is compiled in these. */
export const warmUpRounds = 2;
const tolerated = { heap: 1.1, heapMb: 4, memory: 1.15, handles: 5, sockets: 150, delayMs: 250 };

export interface Round {
  heapMb: number;
  rssMb: number;
  /** Timers and sockets of visitors aside. */
  handles: number;
  /** Of visitors, whose connections stay for a while. */
  sockets: number;
  /** Of the event loop since the last round, ms. */
  delayP99: number;
  delayMax: number;
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0;

/** What has grown from the first measured rounds to the last ones. */
export function leaks(rounds: readonly Round[]): string[] {
  const measured = rounds.slice(warmUpRounds);
  const part = Math.max(1, Math.floor(measured.length / 3));
  const [first, last] = [measured.slice(0, part), measured.slice(-part)];
  const of = (name: keyof Round) => ({
    from: median(first.map((round) => round[name])),
    to: median(last.map((round) => round[name])),
  });
  const found: string[] = [];
  const note = (name: string, { from, to }: { from: number; to: number }, isWrong: boolean) => {
    if (isWrong) found.push(`${name}: ${from} after the first rounds, ${to} after the last`);
  };
  const heap = of('heapMb');
  note('heap in MB', heap, heap.to > heap.from * tolerated.heap && heap.to - heap.from > tolerated.heapMb);
  const rss = of('rssMb');
  note('memory in MB', rss, rss.to > rss.from * tolerated.memory);
  const handles = of('handles');
  note('open handles', handles, handles.to > handles.from + tolerated.handles);
  const delay = of('delayP99');
  const sockets = of('sockets');
  note('sockets', sockets, sockets.to > sockets.from + tolerated.sockets);
  note('event loop, p99 in ms', delay, delay.to > 2 * delay.from && delay.to > tolerated.delayMs);
  return found;
}
