import { participantCalls } from '#contract/calls/participants.ts';
import { participantSpec } from '#contract/calls/schemas/participants.ts';
import type { Experience } from '../experience/create-experience.ts';
import { handleCalls } from '../http/handle-calls.ts';
import type { Throttle } from '../http/throttle.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import { createEnterByEmail } from './enter-by-email.ts';
import { createEnterByLink } from './enter-by-link.ts';
import type { Participants } from './participants.ts';

interface Deps {
  participants: Participants;
  throttle: Throttle;
  experience: Experience;
  accessTokens: AccessTokens;
}

export const participantHandlers = (deps: Deps) => {
  const { readDataPackage, attendance } = deps.experience;
  const enterByEmail = createEnterByEmail(deps);
  const enterByLink = createEnterByLink(deps);
  return handleCalls(participantCalls, participantSpec, {
    enterByEmail: ({ query, ip }) => enterByEmail(query, ip),
    enterByLink: ({ body }) => enterByLink(body.link_token),
    dataPackage: ({ seat, query }) => readDataPackage(seat, query.sessionId),
    decline: ({ seat, body }) => attendance.decline(seat, body.declined),
    logOut: ({ tokenId }) => deps.accessTokens.revoke(tokenId),
  });
};
