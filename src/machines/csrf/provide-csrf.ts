import { fromPromise, waitFor } from 'xstate';
import type { CsrfService } from '../../services/http/csrf-service.ts';
import { type CsrfActorRef, csrfMachine } from './csrf-machine.ts';

function createFetchCookieActor(service: CsrfService, now: () => number) {
  return fromPromise<{ fetchedAt: number }>(async ({ signal }) => {
    await service.fetchCookie(signal);
    return { fetchedAt: now() };
  });
}

export function provideCsrf(deps: { service: CsrfService; now: () => number }) {
  return csrfMachine.provide({
    actors: { fetchCookie: createFetchCookieActor(deps.service, deps.now) },
  });
}

/** Awaited by the HTTP client before an unsafe call. After two failed fetches the call is sent anyway: the server decides. */
export function createEnsureCsrf(actor: CsrfActorRef, service: CsrfService, now: () => number) {
  return async (force: boolean): Promise<void> => {
    actor.send({ type: 'csrf.required', at: now(), cookiePresent: service.hasCookie(), force });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  };
}
