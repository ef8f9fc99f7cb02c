import { hostControlCalls } from '#contract/calls/host-control.ts';
import { hostControlSpec } from '#contract/calls/schemas/host-control.ts';
import { handleCalls } from '../../http/handle-calls.ts';
import type { HostControl } from './host-control.ts';

export const hostControlHandlers = ({ hostControl }: { hostControl: HostControl }) =>
  handleCalls(hostControlCalls, hostControlSpec, {
    watch: ({ user, params }) => hostControl.watch(user.company_id, params.id),
    control: ({ user, params, body }) => hostControl.control(user, params.id, body),
  });
