import { fromPromise } from 'xstate';
import type { CsrfService } from '../../services/http/csrf-service.ts';

export function createFetchCookieActor(service: CsrfService, now: () => number) {
  return fromPromise<{ fetchedAt: number }>(async ({ signal }) => {
    await service.fetchCookie(signal);
    return { fetchedAt: now() };
  });
}
