import type { SessionStatus } from '#contract/rules/session-lifecycle.ts';

/** Something about a session is different now; published after the change is committed, never before. */
export interface SessionChange {
  sessionId: string;
  companyId: number;
  status: SessionStatus;
  /**
   * `live`: the running session took a step, which no list shows; told at most twice a second. `results`: what people
   * show of their part, a name or an award. `mails`: what was mailed to its people, and what came of that.
   */
  what:
    | 'live'
    | 'created'
    | 'edited'
    | 'rescheduled'
    | 'status'
    | 'attendees'
    | 'seat'
    | 'mails'
    | 'results'
    | 'deleted';
}

/** Carries changes between the nodes. */
export interface ChangeRelay {
  /** To the other nodes; what cannot be sent now is lost to them. */
  send(change: SessionChange): void;
  /** Calls back on changes of other nodes. */
  follow(listener: (change: SessionChange) => void): void;
  close(): void;
}

export type SessionChanges = ReturnType<typeof createSessionChanges>;

/** Tells whoever listens, on this node and on the others: the dashboards' event streams and the directors. */
export function createSessionChanges(relay?: ChangeRelay) {
  const listeners = new Set<(change: SessionChange) => void>();
  const ownListeners = new Set<(change: SessionChange) => void>();
  const tell = (change: SessionChange) => {
    for (const listener of listeners) listener(change);
  };
  relay?.follow(tell);
  return {
    publish(change: SessionChange): void {
      tell(change);
      for (const listener of ownListeners) listener(change);
      relay?.send(change);
    },
    /** Calls back on every change until the returned function is called. */
    subscribe(listener: (change: SessionChange) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Calls back on what this node published itself: for what one of all nodes has to do. */
    subscribeToOwn(listener: (change: SessionChange) => void): void {
      ownListeners.add(listener);
    },
  };
}
