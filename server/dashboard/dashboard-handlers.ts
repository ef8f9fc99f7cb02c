import { dashboardCalls } from '#contract/calls/dashboard.ts';
import { dashboardSpec } from '#contract/calls/schemas/dashboard.ts';
import { mayBuy } from '#contract/rules/people/user-types.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import type { Dashboard } from './dashboard.ts';
import type { SessionEventStreams } from './session-event-streams.ts';

export const dashboardHandlers = (deps: { dashboard: Dashboard; eventStreams: SessionEventStreams }) =>
  handleCalls(dashboardCalls, dashboardSpec, {
    home: ({ user, headers }) =>
      deps.dashboard.read(user.company_id, {
        userId: user.id,
        buys: mayBuy(user.user_type_id),
        isVerified: user.email_verified_at !== null,
        language: requestLanguage(headers),
      }),
    changes: (_request, reply) => deps.eventStreams.open(reply),
  });
