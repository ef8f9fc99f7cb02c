import { createSessionEditing } from './planning/change-session.ts';
import { createSessionCreation } from './planning/create-session.ts';
import type { SessionDeps } from './session-deps.ts';
import { createReadSessionDetail } from './listing/session-detail.ts';
import { createSessionLifecycle } from './planning/session-lifecycle.ts';
import { createSessionList } from './listing/session-list.ts';
import { createSessionMessages } from './notices/session-messages.ts';
import { createSessionNotices } from './notices/session-notices.ts';
import { createOverlaps } from './people/overlaps.ts';
import { createSessionPeople } from './people/session-people.ts';

export type Sessions = ReturnType<typeof createSessions>;

/** The organiser's operations on sessions, and the lifecycle that jobs and directors drive. */
export function createSessions(
  deps: Pick<SessionDeps, 'config' | 'clock' | 'database' | 'stories' | 'credits' | 'links' | 'changes'>,
) {
  const notices = createSessionNotices(deps);
  const lifecycle = createSessionLifecycle({ ...deps, notices });
  const readDetail = createReadSessionDetail(deps);
  const all: SessionDeps = { ...deps, notices, lifecycle, readDetail };
  return {
    ...createSessionCreation(all),
    overlaps: createOverlaps(all),
    ...createSessionEditing(all),
    people: createSessionPeople(all),
    messages: createSessionMessages(all),
    list: createSessionList(deps),
    readDetail,
    notices,
    lifecycle,
  };
}
