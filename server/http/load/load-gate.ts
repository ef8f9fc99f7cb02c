export interface LoadLimit {
  /** Requests that are worked on at once. */
  running: number;
  /** Requests that may wait for their turn behind them. */
  queued: number;
}

/** Who pays for a request: turns go round the addresses, and round the tokens of each address. */
export interface LoadSubject {
  address: string;
  token: string;
}

/**
 * A request's place; `turn` is undefined where it may go on at once, and resolves to false where it is refused after
 * all. `leave` may be called more than once.
 */
export interface LoadPlace {
  turn: Promise<boolean> | undefined;
  leave(): void;
}

type Start = (isTurn: boolean) => void;
/** By address, then by token; whose turn is next comes first. */
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
 * A bounded queue: so many requests at once, so many behind them, and no more. One subject's many requests wait for one
 * another, not others for them: turns go round, and where the queue is full the newest request of the sender with most in it
 * makes room for somebody who has fewer.
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

  /** The first of the next subject, which goes behind the others. */
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

  /** Who has two more waiting than `subject`: an address first, within one address a token. */
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
    /** How many requests are under way and how many wait. */
    counts: () => ({ running: busy, waiting }),

    /** Whether a request of this subject could not enter now. */
    isRefused,

    /** Undefined where both are full, and no other subject has more requests in the queue. */
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
