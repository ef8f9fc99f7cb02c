import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { type LiveSession, type LiveSessionDeps, startLiveSession } from './start-live-session.ts';

/** A page change within the experience must not end the session: it outlives its last user by this, in ms. */
export const liveSessionGraceMs = 1500;

export interface LiveSessionHolder {
  acquire(dataPackage: DataPackage): LiveSession;
  release(): void;
}

/** Keeps at most one live session, shared by the pages that use it, and ends it when none is left. */
export function createLiveSessionHolder(deps: LiveSessionDeps, start = startLiveSession): LiveSessionHolder {
  let held: { key: string; session: LiveSession } | undefined;
  let users = 0;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    held?.session.stop();
    held = undefined;
  };
  return {
    acquire(dataPackage) {
      const key = `${dataPackage.session.id} ${dataPackage.seat_id}`;
      clearTimeout(ending);
      if (held?.key !== key) end();
      held ??= { key, session: start(dataPackage, deps) };
      users += 1;
      return held.session;
    },
    release() {
      users -= 1;
      if (users > 0) return;
      ending = setTimeout(end, liveSessionGraceMs);
    },
  };
}
