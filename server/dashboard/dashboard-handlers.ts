import { dashboardCalls } from '#contract/calls/dashboard.ts';
import { dashboardSpec } from '#contract/calls/schemas/dashboard.ts';
import { userTypes } from '#contract/rules/user-types.ts';
import { handleCalls } from '../http/handle-calls.ts';
import type { Dashboard } from './dashboard.ts';
import type { SessionEventStreams } from './session-event-streams.ts';

export const dashboardHandlers = (deps: { dashboard: Dashboard; eventStreams: SessionEventStreams }) =>
  handleCalls(dashboardCalls, dashboardSpec, {
    home: ({ user }) =>
      deps.dashboard.read(user.company_id, user.user_type_id !== userTypes.CONSUMER_ADMIN_SUB),
    changes: (_request, reply) => deps.eventStreams.open(reply),
  });
