import { trialSpec } from '#contract/calls/schemas/trial.ts';
import { trialCalls } from '#contract/calls/trial.ts';
import { addressSubject } from '../address-subject.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import type { TrialSessions } from './trial-sessions.ts';

export const trialHandlers = ({ trialSessions }: { trialSessions: TrialSessions }) =>
  handleCalls(trialCalls, trialSpec, {
    start: ({ ip }) => trialSessions.start(addressSubject(ip)),
  });
