import { DashboardAnswer } from '#contract/calls/schemas/sessions.ts';
import type { AppPlugin } from '../http/app-type.ts';
import type { Dashboard } from './dashboard.ts';
import { type SessionEventStreamDeps, sessionEventStream } from './session-event-stream.ts';

/** GET /api/dashboard and its event stream; for the company scope. */
export function dashboardRoutes(deps: SessionEventStreamDeps & { dashboard: Dashboard }): AppPlugin {
  return async (app) => {
    app.get('/api/dashboard', { schema: { response: { 200: DashboardAnswer } } }, ({ user }) =>
      deps.dashboard.read(user.company_id),
    );
    await sessionEventStream(deps)(app);
  };
}
