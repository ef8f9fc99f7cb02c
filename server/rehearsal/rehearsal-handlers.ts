import { rehearsalCalls } from '#contract/calls/rehearsals.ts';
import { rehearsalSpec } from '#contract/calls/schemas/rehearsals.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import type { Rehearsals } from './rehearsals.ts';

export const rehearsalHandlers = ({ rehearsals }: { rehearsals: Rehearsals }) =>
  handleCalls(rehearsalCalls, rehearsalSpec, {
    start: ({ user, body }, _reply, unit) => rehearsals.start(user, body, unit),
  });
