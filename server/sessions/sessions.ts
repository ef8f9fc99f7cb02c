import { createAdoptStories } from './adopt-stories.ts';
import { createSessionEditing } from './change-session.ts';
import { createSessionCreation } from './create-session.ts';
import type { SessionDeps } from './session-deps.ts';
import { createReadSessionDetail } from './session-detail.ts';
import { createSessionLifecycle } from './session-lifecycle.ts';
import { createSessionList } from './session-list.ts';
import { createSessionMessages } from './session-messages.ts';
import { createSessionNotices } from './session-notices.ts';
import { createSessionPeople } from './session-people.ts';

export type Sessions = ReturnType<typeof createSessions>;

/** Everything the company side does with sessions, and the lifecycle that jobs and directors drive. */
export function createSessions(
  deps: Pick<SessionDeps, 'config' | 'clock' | 'database' | 'stories' | 'credits' | 'links' | 'changes'>,
) {
  const notices = createSessionNotices(deps);
  const lifecycle = createSessionLifecycle({ ...deps, notices });
  const readDetail = createReadSessionDetail(deps);
  const all: SessionDeps = { ...deps, notices, lifecycle, readDetail };
  return {
    create: createSessionCreation(all),
    ...createSessionEditing(all),
    people: createSessionPeople(all),
    messages: createSessionMessages(all),
    list: createSessionList(deps),
    readDetail,
    notices,
    lifecycle,
    adoptStories: createAdoptStories(deps),
  };
}
