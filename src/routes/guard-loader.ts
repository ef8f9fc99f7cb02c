import { matchRoutes, type RouteObject, redirect, redirectDocument } from 'react-router-dom';
import { waitFor } from 'xstate';
import { guardNavigation } from '../machines/access-guard/guard-navigation.ts';
import type { AdminAuthActorRef } from '../machines/admin-auth/admin-auth-machine.ts';
import {
  selectFailure,
  selectIsLoggedIn,
  selectIsLoggingOut,
  selectIsUnreachable,
  selectNeedsCompletion,
} from '../machines/admin-auth/admin-auth-selectors.ts';
import { fromFailure } from '../services/http/failure.ts';
import { PageNotFound } from './page-not-found.ts';
import { handleOf } from './route-handle.ts';

export type GuardDeps = {
  adminAuth: AdminAuthActorRef;
  /** The server's redirect rule for a path. */
  redirectRule(path: string): string | null;
  allowedHosts: readonly string[];
  origin: string;
};

/** Runs before every navigation: waits for the sign-in to be known, then validates the address and asks the guard. */
export async function guardLoader(request: Request, routes: RouteObject[], deps: GuardDeps): Promise<null> {
  const { pathname, search } = new URL(request.url);
  const matches = matchRoutes(routes, pathname) ?? [];
  const last = matches.at(-1);
  const known = last !== undefined && last.route.id !== 'unknown';
  const validate = handleOf(last && { handle: last.route.handle }).validate;
  if (last && validate && !validate(last.params)) throw new PageNotFound(pathname);

  const auth = await waitFor(deps.adminAuth, (snapshot) => !snapshot.hasTag('blocking'));
  const decision = guardNavigation({
    path: pathname,
    search,
    known,
    loggedIn: selectIsLoggedIn(auth),
    loggingOut: selectIsLoggingOut(auth),
    needsCompletion: selectNeedsCompletion(auth),
    rule: deps.redirectRule(pathname),
    origin: deps.origin,
    allowedHosts: deps.allowedHosts,
  });
  if (decision.kind === 'allow') return null;
  if (decision.kind === 'external') throw redirectDocument(decision.href);
  const failure = selectFailure(auth);
  if (selectIsUnreachable(auth) && failure) throw fromFailure(failure);
  throw redirect(decision.to);
}
