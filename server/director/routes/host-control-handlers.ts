import { hostControlCalls } from '#contract/calls/host-control.ts';
import { hostControlSpec } from '#contract/calls/schemas/host-control.ts';
import { handleCalls } from '../../http/calls/handle-calls.ts';
import { requestLanguage } from '../../words/request-language.ts';
import type { HostControl } from './host-control.ts';
import type { ReplaySession } from './replay-session.ts';

export const hostControlHandlers = ({
  hostControl,
  replaySession,
}: {
  hostControl: HostControl;
  replaySession: ReplaySession;
}) =>
  handleCalls(hostControlCalls, hostControlSpec, {
    watch: ({ user, params, headers }) =>
      hostControl.watch(user.company_id, params.id, requestLanguage(headers)),
    replay: ({ user, params }) => replaySession(user.company_id, params.id),
    control: ({ user, params, body, headers }) =>
      hostControl.control(user, params.id, body, requestLanguage(headers)),
  });
