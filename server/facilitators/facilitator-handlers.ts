import { facilitatorCalls } from '#contract/calls/facilitators.ts';
import { facilitatorSpec } from '#contract/calls/schemas/sessions/facilitators.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import { requestLanguage } from '../words/request-language.ts';
import type { FacilitatorAssignments } from './facilitators.ts';
import type { HostedSessionReading } from './hosted-sessions.ts';

export const facilitatorHandlers = (deps: {
  facilitatorAssignments: FacilitatorAssignments;
  hostedSessions: HostedSessionReading;
}) =>
  handleCalls(facilitatorCalls, facilitatorSpec, {
    ofSession: ({ user, params }) => deps.facilitatorAssignments.ofSession(user.company_id, params.id),
    assign: ({ user, params, body }) => deps.facilitatorAssignments.assign(user, params.id, body.user_ids),
    sessions: ({ user, headers }) => deps.hostedSessions.list(user, requestLanguage(headers)),
    session: ({ user, params, headers }) =>
      deps.hostedSessions.read(user.company_id, params.id, requestLanguage(headers)),
  });
