import { participantCalls } from '#contract/calls/participants.ts';
import { participantSpec } from '#contract/calls/schemas/participants.ts';
import type { GuestErasure } from '../erasure/erase-guest.ts';
import type { Experience } from '../experience/create-experience.ts';
import { addressSubject } from '../address-subject.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { clearSessionCookies } from '../http/security/csrf.ts';
import { handleCalls } from '../http/calls/handle-calls.ts';
import type { Throttle } from '../http/load/throttle.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import type { RoomServer } from '../rooms/room-server.ts';
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
  rooms: RoomServer;
}

export const participantHandlers = (deps: Deps) => {
  const { devices, entryCodes } = deps;
  const { readDataPackage, noteVisit, readSnapshot, grantRealtime, attendance, languages } = deps.experience;
  /** A session that cannot be entered says why when it is. */
  const readStart = (seat: AuthenticatedSeat, tokenId: number) =>
    Promise.all([readSnapshot(seat), grantRealtime(seat, tokenId)]).then(
      ([snapshot, realtime]) => ({ start: { snapshot, realtime } }),
      (error: unknown) => {
        if (error instanceof ApiProblem) return {};
        throw error;
      },
    );
  const enterByEmail = createEnterByEmail(deps);
  const enterByLink = createEnterByLink({ ...deps, pace: deps.experience.limit });
  return handleCalls(participantCalls, participantSpec, {
    enterByEmail: (request, reply) =>
      enterByEmail(request.query, addressSubject(request.ip), devices.nameOf(request, reply)),
    sendEntryCode: ({ body }) => entryCodes.send(body),
    enterByCode: (request, reply) => entryCodes.enter(request.body, devices.nameOf(request, reply)),
    enterByLink: (request, reply) => {
      const { link_token, untouched } = request.body;
      const device = devices.nameOf(request, reply);
      return enterByLink(link_token, { device, untouched });
    },
    dataPackage: async ({ seat, tokenId, query }) => ({
      ...(await readDataPackage(seat, query)),
      ...(query.with === 'start' ? await readStart(seat, tokenId) : {}),
    }),
    arrive: async (request, reply) => {
      await deps.participants.noteArrival(request.seat, devices.nameOf(request, reply));
      await noteVisit(request.seat, request.body);
    },
    decline: ({ seat, body }) => attendance.decline(seat, body.declined),
    chooseLanguage: ({ seat, body }) => languages.choose(seat, body.language),
    erase: ({ seat }) => deps.guestErasure.erase(seat),
    logOut: async ({ seat, tokenId }, reply) => {
      clearSessionCookies(reply);
      devices.forget(reply);
      await deps.accessTokens.revoke(tokenId);
      await deps.rooms.cut(seat);
    },
  });
};
