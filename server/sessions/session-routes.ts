import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { AppPlugin } from '../http/app-type.ts';
import type { Idempotency } from '../http/idempotency.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import type { Sessions } from './create-sessions.ts';
import type { PersonalLinks } from './personal-links.ts';
import { archiveSessionRoute } from './routes/archive-session-route.ts';
import { attendeesRoute } from './routes/attendees-route.ts';
import { cancelSessionRoute } from './routes/cancel-session-route.ts';
import { createSessionRoute } from './routes/create-session-route.ts';
import { deleteSessionRoute } from './routes/delete-session-route.ts';
import { editSessionRoute } from './routes/edit-session-route.ts';
import { inviteRoute } from './routes/invite-route.ts';
import { listSessionsRoute } from './routes/list-sessions-route.ts';
import { readSessionRoute } from './routes/read-session-route.ts';
import { rescheduleSessionRoute } from './routes/reschedule-session-route.ts';
import { sessionCalendarRoute } from './routes/session-calendar-route.ts';

/** Everything below /api/session that the company side asks for; for the company scope. */
export function sessionRoutes(deps: {
  config: Config;
  clock: Clock;
  database: Database;
  stories: StoryLibrary;
  links: PersonalLinks;
  sessions: Sessions;
  idempotency: Idempotency;
}): AppPlugin {
  const routes = [
    listSessionsRoute(deps),
    createSessionRoute(deps),
    readSessionRoute(deps),
    editSessionRoute(deps),
    rescheduleSessionRoute(deps),
    cancelSessionRoute(deps),
    inviteRoute(deps),
    attendeesRoute(deps),
    archiveSessionRoute(deps),
    deleteSessionRoute(deps),
    sessionCalendarRoute(deps),
  ];
  return async (app) => {
    for (const route of routes) await route(app);
  };
}
