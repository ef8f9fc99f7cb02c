import { participantCalls } from '#contract/calls/participants.ts';
import type { ArriveRequest } from '#contract/calls/schemas/participants.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { HttpClient } from '../http/http-client.ts';

export type ParticipantService = ReturnType<typeof createParticipantService>;

/** How a participant enters; their later requests are those of the experience service. */
export function createParticipantService(http: HttpClient) {
  return {
    logIn: (email: string, sessionId: string, signal?: AbortSignal) =>
      http.call(participantCalls.enterByEmail, { query: { email, sessionId }, signal }),
    /** Mails a code; the answer is the same for every address. */
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
    /** Reports that a person has used the page, with the language and zone of the browser. */
    arrive: (body: ArriveRequest, bearer: string, signal?: AbortSignal) =>
      http.call(participantCalls.arrive, { body, bearer, signal }),
    /** Stores the language with the seat. */
    chooseLanguage: (language: SpokenLanguage, bearer: string, signal?: AbortSignal) =>
      http.call(participantCalls.chooseLanguage, { body: { language }, bearer, signal }),
    /** Declines, or withdraws the refusal. */
    decline: (declined: boolean, bearer: string, signal?: AbortSignal) =>
      http.call(participantCalls.decline, { body: { declined }, bearer, signal }),
    /** Erases the own name and address from the company's sessions; the seat's token is revoked. */
    erase: (signal?: AbortSignal) => http.call(participantCalls.erase, { signal }),
    logOut: (bearer: string, signal?: AbortSignal) => http.call(participantCalls.logOut, { bearer, signal }),
  };
}
