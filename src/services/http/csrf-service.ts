import type { LoadTransport } from './load-transport.ts';

export type CsrfService = { fetchCookie(signal: AbortSignal): Promise<void>; hasCookie(): boolean };

/** Bypasses the queue of six, in which unsafe calls wait for it. */
export function createCsrfService(
  loadTransport: LoadTransport,
  readCookies: () => string,
  takeEarly: () => Promise<boolean>,
): CsrfService {
  const hasCookie = () =>
    readCookies()
      .split('; ')
      .some((cookie) => cookie.startsWith('XSRF-TOKEN='));
  return {
    /** GET /sanctum/csrf-cookie, answered with 204 and the XSRF-TOKEN cookie; shares an early request of the page. */
    async fetchCookie(signal) {
      if ((await takeEarly()) && hasCookie()) return;
      const transport = await loadTransport();
      await transport.send({ method: 'GET', url: '/sanctum/csrf-cookie', signal, isTriedOnce: true });
    },
    hasCookie,
  };
}
