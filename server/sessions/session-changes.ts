import type { SessionStatus } from '#contract/session-lifecycle.ts';

/** Something about a session is different now; published after the change is committed, never before. */
export interface SessionChange {
  sessionId: string;
  companyId: number;
  status: SessionStatus;
  what: 'created' | 'edited' | 'rescheduled' | 'status' | 'attendees' | 'seat' | 'deleted';
}

export type SessionChanges = ReturnType<typeof createSessionChanges>;

/** Tells whoever listens in this process: the dashboards' event streams and the directors. */
export function createSessionChanges() {
  const listeners = new Set<(change: SessionChange) => void>();
  return {
    publish(change: SessionChange): void {
      for (const listener of listeners) listener(change);
    },
    /** Calls back on every change until the returned function is called. */
    subscribe(listener: (change: SessionChange) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
