import { secondFactorCalls } from '#contract/calls/second-factor.ts';
import { secondFactorSpec } from '#contract/calls/schemas/second-factor.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import type { SecondFactor } from './second-factor.ts';

export const secondFactorHandlers = ({ secondFactor }: { secondFactor: SecondFactor }) =>
  handleCalls(secondFactorCalls, secondFactorSpec, {
    read: ({ user }) => secondFactor.read(user.id),
    begin: ({ user, body }) => secondFactor.begin(user.id, body.password),
    confirm: ({ user, body }) => secondFactor.confirm(user.id, body.code),
    renewRecoveryCodes: ({ user, body }) => secondFactor.renewRecoveryCodes(user.id, body.password),
    remove: ({ user, body }) => secondFactor.remove(user.id, body),
  });
