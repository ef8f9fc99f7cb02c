import { participantCalls } from '#contract/calls/participants.ts';
import type { ArriveRequest } from '#contract/calls/schemas/participants.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { HttpClient } from '../http/http-client.ts';

export type ParticipantService = ReturnType<typeof createParticipantService>;

/** Letting a participant in; what a participant then does is another service's matter. */
export function createParticipantService(http: HttpClient) {
  return {
    logIn: (email: string, sessionId: string, signal?: AbortSignal) =>
      http.call(participantCalls.enterByEmail, { query: { email, sessionId }, signal }),
    /** Has a code mailed; answered alike for every address. */
    sendEntryCode: (email: string, sessionId: string, signal?: AbortSignal) =>
      http.call(participantCalls.sendEntryCode, { body: { email, session_id: sessionId }, signal }),
    enterByCode: (email: string, sessionId: string, code: string, signal?: AbortSignal) =>
      http.call(participantCalls.enterByCode, { body: { email, session_id: sessionId, code }, signal }),
    openLink: (linkToken: string, signal?: AbortSignal) =>
      http.call(participantCalls.enterByLink, { body: { link_token: linkToken, untouched: true }, signal }),
    fetchDataPackage: (
      query: {
        sessionId: string;
        language: SpokenLanguage;
        timezone?: string | undefined;
        with: 'start';
        visit: 'untouched';
      },
      bearer: string,
      signal?: AbortSignal,
    ) => http.call(participantCalls.dataPackage, { query, bearer, signal }),
    /** That a person has touched the page, whose browser is set to this. */
    arrive: (body: ArriveRequest, bearer: string, signal?: AbortSignal) =>
      http.call(participantCalls.arrive, { body, bearer, signal }),
    /** Kept with the seat. */
    chooseLanguage: (language: SpokenLanguage, bearer: string, signal?: AbortSignal) =>
      http.call(participantCalls.chooseLanguage, { body: { language }, bearer, signal }),
    /** That the person cannot come, or can after all. */
    decline: (declined: boolean, bearer: string, signal?: AbortSignal) =>
      http.call(participantCalls.decline, { body: { declined }, bearer, signal }),
    /** Takes the own name and address out of the company's sessions; the seat's token ends. */
    erase: (signal?: AbortSignal) => http.call(participantCalls.erase, { signal }),
    logOut: (bearer: string, signal?: AbortSignal) => http.call(participantCalls.logOut, { bearer, signal }),
  };
}
