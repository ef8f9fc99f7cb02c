export interface LoadLimit {
  /** The maximum of concurrent requests. */
  running: number;
  /** The maximum of queued requests. */
  queued: number;
}

/** The owner of a request: addresses are served in turn, and the tokens of each address in turn. */
export interface LoadSubject {
  address: string;
  token: string;
}

/**
 * A request's slot; `turn` is undefined if it may proceed at once, and resolves to false if it is evicted. `leave` may be
 * called more than once.
 */
export interface LoadPlace {
  turn: Promise<boolean> | undefined;
  leave(): void;
}

type Start = (isTurn: boolean) => void;
/** By address, then by token; the next one first. */
type Queue = Map<string, Map<string, Start[]>>;

const waitingOf = (tokens: ReadonlyMap<string, readonly Start[]> | undefined): number =>
  [...(tokens?.values() ?? [])].reduce((sum, { length }) => sum + length, 0);

function longest<Waiting>(
  queues: ReadonlyMap<string, Waiting>,
  lengthOf: (waiting: Waiting) => number,
): { key: string; length: number } {
  const rows = [...queues].map(([key, waiting]) => ({ key, length: lengthOf(waiting) }));
  return rows.reduce((most, row) => (row.length > most.length ? row : most), { key: '', length: 0 });
}

/**
 * A bounded, fair queue with a limit of concurrent and of queued requests. Subjects are served in turn, so that one
 * subject's many requests do not delay others; in a full queue the newest request of the subject with most of them is
 * evicted for one with fewer.
 */
export function createLoadGate({ running, queued }: LoadLimit) {
  let busy = 0;
  let waiting = 0;
  const queue: Queue = new Map();

  function add({ address, token }: LoadSubject, start: Start): void {
    const tokens = queue.get(address) ?? new Map<string, Start[]>();
    const own = tokens.get(token) ?? [];
    own.push(start);
    tokens.set(token, own);
    queue.set(address, tokens);
    waiting += 1;
  }

  function remove({ address, token }: LoadSubject, start: Start): boolean {
    const tokens = queue.get(address);
    const own = tokens?.get(token);
    const at = own?.indexOf(start) ?? -1;
    if (!tokens || !own || at === -1) return false;
    own.splice(at, 1);
    waiting -= 1;
    if (own.length === 0) tokens.delete(token);
    if (tokens.size === 0) queue.delete(address);
    return true;
  }

  /** The first request of the next subject, which is moved behind the others. */
  function takeNext(): Start | undefined {
    for (const [address, tokens] of queue)
      for (const [token, own] of tokens) {
        const [start] = own;
        if (!start) continue;
        remove({ address, token }, start);
        if (tokens.delete(token) && own.length > 0) tokens.set(token, own);
        if (queue.delete(address) && tokens.size > 0) queue.set(address, tokens);
        return start;
      }
    return undefined;
  }

  function free(): void {
    const start = takeNext();
    if (start) start(true);
    else busy -= 1;
  }

  /** A subject with at least two more queued requests than `subject`: an address, or a token within one address. */
  function findGreedier({ address, token }: LoadSubject): LoadSubject | undefined {
    const own = queue.get(address);
    const most = longest(queue, waitingOf);
    const isOwn = most.length <= waitingOf(own) + 1;
    const tokens = isOwn ? own : queue.get(most.key);
    if (!tokens) return undefined;
    const heaviest = longest(tokens, ({ length }) => length);
    if (isOwn && heaviest.length <= (tokens.get(token)?.length ?? 0) + 1) return undefined;
    return { address: isOwn ? address : most.key, token: heaviest.key };
  }

  function refuseNewest(subject: LoadSubject): void {
    const newest = queue.get(subject.address)?.get(subject.token)?.at(-1);
    if (newest && remove(subject, newest)) newest(false);
  }

  const isFull = (): boolean => busy >= running && waiting >= queued;
  const isRefused = (subject: LoadSubject): boolean => isFull() && findGreedier(subject) === undefined;

  return {
    /** The number of running and of queued requests. */
    counts: () => ({ running: busy, waiting }),

    /** Whether a request of this subject would be refused. */
    isRefused,

    /** Undefined if both are full and no other subject has more queued requests. */
    enter(subject: LoadSubject): LoadPlace | undefined {
      if (isFull()) {
        const greedier = findGreedier(subject);
        if (!greedier) return undefined;
        refuseNewest(greedier);
      }
      if (busy < running) {
        busy += 1;
        return { turn: undefined, leave: once(free) };
      }
      const { promise: turn, resolve: start } = Promise.withResolvers<boolean>();
      let hasSlot = false;
      const begin: Start = (isTurn) => {
        hasSlot = isTurn;
        start(isTurn);
      };
      add(subject, begin);
      const leave = once(() => {
        if (hasSlot) free();
        else remove(subject, begin);
      });
      return { turn, leave };
    },
  };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
