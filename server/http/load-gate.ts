export interface LoadLimit {
  /** Requests that are worked on at once. */
  running: number;
  /** Requests that may wait for their turn behind them. */
  queued: number;
}

/** A request's place; `turn` is undefined where it may go on at once. `leave` may be called more than once. */
export interface LoadPlace {
  turn: Promise<void> | undefined;
  leave(): void;
}

/** A bounded queue: so many at once, so many behind them, and no more. */
export function createLoadGate({ running, queued }: LoadLimit) {
  let busy = 0;
  const line: (() => void)[] = [];

  /** The slot passes on to the next in line. */
  function free(): void {
    const next = line.shift();
    if (next) next();
    else busy -= 1;
  }

  function once(act: () => void): () => void {
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      act();
    };
  }

  const isFull = () => busy >= running && line.length >= queued;

  return {
    /** Whether nobody could enter now. */
    isFull,

    /** Undefined where both are full. */
    enter(): LoadPlace | undefined {
      if (isFull()) return undefined;
      if (busy < running) {
        busy += 1;
        return { turn: undefined, leave: once(free) };
      }
      let start = () => {};
      const turn = new Promise<void>((resolve) => {
        start = resolve;
      });
      line.push(start);
      const leave = once(() => {
        const at = line.indexOf(start);
        if (at === -1) free();
        else line.splice(at, 1);
      });
      return { turn, leave };
    },
  };
}
