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
import type { PageDecision } from '../machines/navigation/navigation-machine.ts';
import { fromFailure } from '../services/http/failure.ts';
import { locationOf, type PageLocation } from '../services/page-history.ts';
import { matchPages } from './load-page.ts';
import { PageNotFound } from './page-not-found.ts';
import type { PageRoute } from './page-route.ts';

export type GuardDeps = {
  adminAuth: AdminAuthActorRef;
  /** The server's redirect rule for a path. */
  redirectRule(path: string): string | null;
  allowedHosts: readonly string[];
  origin: string;
};

/** Asked before every navigation: waits for the sign-in to be known, then validates the address and asks the guard. */
export async function guardPage(
  pages: PageRoute[],
  { pathname, search }: PageLocation,
  deps: GuardDeps,
): Promise<PageDecision> {
  const last = matchPages(pages, { pathname }).at(-1);
  const known = last !== undefined && last.route.id !== 'unknown';
  if (last?.route.handle?.validate?.(last.params) === false) throw new PageNotFound(pathname);

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
  if (decision.kind === 'allow') return { kind: 'page' };
  if (decision.kind === 'external') return decision;
  const failure = selectFailure(auth);
  if (selectIsUnreachable(auth) && failure) throw fromFailure(failure);
  return { kind: 'redirect', location: locationOf(decision.to) };
}
