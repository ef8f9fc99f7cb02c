import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';

/** A session has changed; published after the change is committed, never before. */
export interface SessionChange {
  sessionId: string;
  companyId: number;
  status: SessionStatus;
  /**
   * `live`: a step of the running session, which no list shows; published at most twice a second. `results`: the parts that
   * people show, a name or an award. `mails`: mails to its people and their delivery.
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

/** Data outside of sessions has changed: the company's people or its settings. */
export interface CompanyChange {
  companyId: number;
  what: 'company';
}

type Change = SessionChange | CompanyChange;

/** Relays changes between nodes. */
export interface ChangeRelay {
  /** Publishes to the other nodes; a change that cannot be sent is lost to them. */
  send(change: Change): void;
  /** Subscribes to changes of other nodes. */
  follow(listener: (change: Change) => void): void;
  /** Rejects while the nodes cannot reach one another. */
  check(): Promise<unknown>;
  close(): void;
}

export type SessionChanges = ReturnType<typeof createSessionChanges>;

/** Publishes to the listeners of all nodes: the dashboards' event streams and the directors. */
export function createSessionChanges(relay?: ChangeRelay) {
  const listeners = new Set<(change: SessionChange) => void>();
  const ownListeners = new Set<(change: SessionChange) => void>();
  const companyListeners = new Set<(change: CompanyChange) => void>();
  const publishChange = (change: Change) => {
    if (change.what === 'company') for (const listener of companyListeners) listener(change);
    else for (const listener of listeners) listener(change);
  };
  relay?.follow(publishChange);
  return {
    publishCompany(companyId: number): void {
      const change: CompanyChange = { companyId, what: 'company' };
      publishChange(change);
      relay?.send(change);
    },
    /** Calls back on every change of a company until the returned function is called. */
    subscribeToCompanies(listener: (change: CompanyChange) => void): () => void {
      companyListeners.add(listener);
      return () => companyListeners.delete(listener);
    },
    publish(change: SessionChange): void {
      publishChange(change);
      for (const listener of ownListeners) listener(change);
      relay?.send(change);
    },
    /** Calls back on every change until the returned function is called. */
    subscribe(listener: (change: SessionChange) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Calls back on this node's own changes, for work that exactly one node has to do. */
    subscribeToOwn(listener: (change: SessionChange) => void): void {
      ownListeners.add(listener);
    },
  };
}
