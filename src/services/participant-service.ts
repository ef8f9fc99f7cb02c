import type { DataPackage, ExpTokenAnswer } from '#contract/calls/schemas/experience.ts';
import type { HttpClient } from './http/http-client.ts';

export type ParticipantService = ReturnType<typeof createParticipantService>;

/** Letting a participant in; what a participant then does is another service's matter. */
export function createParticipantService(http: HttpClient) {
  return {
    logIn: (email: string, sessionId: string, signal?: AbortSignal) =>
      http.get<ExpTokenAnswer>('/api/exp/auth', { params: { email, sessionId }, skipAuth: true, signal }),
    openLink: (linkToken: string, signal?: AbortSignal) =>
      http.post<ExpTokenAnswer>('/api/exp/link', { link_token: linkToken }, { skipAuth: true, signal }),
    fetchDataPackage: (sessionId: string, token: string, signal?: AbortSignal) =>
      http.get<DataPackage | null>('/api/consumer/getdatapackage', {
        params: { sessionId },
        bearer: token,
        signal,
      }),
    /** That the person cannot come, or can after all. */
    decline: (declined: boolean, token: string, signal?: AbortSignal) =>
      http.post<void>('/api/exp/decline', { declined }, { bearer: token, signal }),
    logOut: (token: string, signal?: AbortSignal) =>
      http.post<void>('/api/exp/logout', undefined, { bearer: token, signal }),
  };
}
