import type { AxiosInstance } from 'axios';
import { toApiError } from './api-error.ts';

export type CsrfService = { fetchCookie(signal: AbortSignal): Promise<void>; hasCookie(): boolean };

/** Stands outside the queue of six: it is what an unsafe call in the queue waits for. */
export function createCsrfService(
  instance: AxiosInstance,
  readCookies: () => string,
  takeAsked: () => Promise<boolean>,
): CsrfService {
  const hasCookie = () =>
    readCookies()
      .split('; ')
      .some((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return {
    /** GET /sanctum/csrf-cookie, answered 204 with the XSRF-TOKEN cookie; what the page has asked for already is waited for. */
    async fetchCookie(signal) {
      if ((await takeAsked()) && hasCookie()) return;
      await instance
        .get('/sanctum/csrf-cookie', { withCredentials: true, signal })
        .catch((error: unknown) => Promise.reject(toApiError(error)));
    },
    hasCookie,
  };
}
