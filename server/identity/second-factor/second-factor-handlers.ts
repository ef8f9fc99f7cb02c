import { secondFactorCalls } from '#contract/calls/account/second-factor.ts';
import { secondFactorSpec } from '#contract/calls/schemas/second-factor/second-factor.ts';
import { handleCalls } from '../../http/calls/handle-calls.ts';
import { addressSubject } from '../../address-subject.ts';
import type { SignIn } from '../sign-in.ts';
import type { SecondFactor } from './second-factor.ts';
import type { SecondFactorRequirements } from './second-factor-requirement.ts';

interface Deps {
  secondFactor: SecondFactor;
  secondFactorRequirements: SecondFactorRequirements;
  signIn: Pick<SignIn, 'challengePasskey'>;
}

export const secondFactorHandlers = ({ secondFactor, secondFactorRequirements, signIn }: Deps) =>
  handleCalls(secondFactorCalls, secondFactorSpec, {
    read: ({ user }) => secondFactor.read(user.id),
    begin: ({ user, body }) => secondFactor.begin(user.id, body.password),
    confirm: ({ user, body }) => secondFactor.confirm(user.id, body.code),
    renewRecoveryCodes: ({ user, body }) => secondFactor.renewRecoveryCodes(user.id, body.password),
    remove: ({ user, body }) => secondFactor.remove(user.id, body),
    beginPasskey: ({ user, body }) => secondFactor.beginPasskey(user.id, body.password),
    addPasskey: ({ user, tokenId, body }) => secondFactor.addPasskey(user.id, tokenId, body),
    renamePasskey: ({ user, params, body }) =>
      secondFactor.renamePasskey(user.id, Number(params.id), body.name),
    removePasskey: ({ user, params, body }) => secondFactor.removePasskey(user.id, Number(params.id), body),
    challengePasskey: ({ user }) => secondFactor.challenge(user.id),
    readRequirement: ({ user }) => secondFactorRequirements.read(user),
    saveRequirement: ({ user, body }) => secondFactorRequirements.save(user, body.is_required),
    challengePasskeyLogIn: ({ body, ip }) => signIn.challengePasskey(body, addressSubject(ip)),
  });
