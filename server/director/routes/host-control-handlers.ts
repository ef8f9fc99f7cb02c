import { hostControlCalls } from '#contract/calls/host-control.ts';
import { hostControlSpec } from '#contract/calls/schemas/host-control.ts';
import { handleCalls } from '../../http/calls/handle-calls.ts';
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
    watch: ({ user, params }) => hostControl.watch(user.company_id, params.id),
    replay: ({ user, params }) => replaySession(user.company_id, params.id),
    control: ({ user, params, body }) => hostControl.control(user, params.id, body),
  });
