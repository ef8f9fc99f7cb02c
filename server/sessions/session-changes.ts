import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';

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

/** Something that belongs to no one session is different now: the company's people, its settings. */
export interface CompanyChange {
  companyId: number;
  what: 'company';
}

type Change = SessionChange | CompanyChange;

/** Carries changes between the nodes. */
export interface ChangeRelay {
  /** To the other nodes; what cannot be sent now is lost to them. */
  send(change: Change): void;
  /** Calls back on changes of other nodes. */
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
    /** Calls back on what this node published itself: for what one of all nodes has to do. */
    subscribeToOwn(listener: (change: SessionChange) => void): void {
      ownListeners.add(listener);
    },
  };
}
