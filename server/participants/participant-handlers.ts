import { participantCalls } from '#contract/calls/participants.ts';
import { participantSpec } from '#contract/calls/schemas/participants.ts';
import type { GuestErasure } from '../erasure/erase-guest.ts';
import type { Experience } from '../experience/create-experience.ts';
import { handleCalls } from '../http/handle-calls.ts';
import type { Throttle } from '../http/throttle.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import type { Devices } from './devices.ts';
import { createEnterByEmail } from './enter-by-email.ts';
import { createEnterByLink } from './enter-by-link.ts';
import type { EntryCodes } from './entry-codes.ts';
import type { Participants } from './participants.ts';

interface Deps {
  participants: Participants;
  throttle: Throttle;
  experience: Experience;
  accessTokens: AccessTokens;
  devices: Devices;
  entryCodes: EntryCodes;
  guestErasure: GuestErasure;
}

export const participantHandlers = (deps: Deps) => {
  const { devices, entryCodes } = deps;
  const { readDataPackage, attendance, languages } = deps.experience;
  const enterByEmail = createEnterByEmail(deps);
  const enterByLink = createEnterByLink(deps);
  return handleCalls(participantCalls, participantSpec, {
    enterByEmail: (request, reply) => enterByEmail(request.query, request.ip, devices.nameOf(request, reply)),
    sendEntryCode: ({ body }) => entryCodes.send(body),
    enterByCode: (request, reply) => entryCodes.enter(request.body, devices.nameOf(request, reply)),
    enterByLink: (request, reply) => enterByLink(request.body.link_token, devices.nameOf(request, reply)),
    dataPackage: ({ seat, query }) => readDataPackage(seat, query),
    decline: ({ seat, body }) => attendance.decline(seat, body.declined),
    chooseLanguage: ({ seat, body }) => languages.choose(seat, body.language),
    erase: ({ seat }) => deps.guestErasure.erase(seat),
    logOut: ({ tokenId }) => deps.accessTokens.revoke(tokenId),
  });
};
