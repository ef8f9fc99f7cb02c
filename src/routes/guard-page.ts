import { waitFor } from 'xstate';
import { guardNavigation, isInExperience } from '../machines/access-guard/guard-navigation.ts';
import { pagesFor } from '../machines/access-guard/role-pages.ts';
import {
  type AdminAuthSnapshot,
  selectFailure,
  selectIsLoggedIn,
  selectIsLoggingOut,
  selectIsUnreachable,
  selectNeedsCompletion,
  selectUser,
} from '../machines/admin-auth/admin-auth-selectors.ts';
import type { ApplicationRef } from '../machines/application/application-machine.ts';
import type { PageDecision } from '../machines/navigation/navigation-machine.ts';
import { fromFailure } from '../services/http/failure.ts';
import { locationOf, type PageLocation } from '../services/page/page-history.ts';
import { PageMissing } from '../views/error/page-missing.ts';
import { matchPages } from './load-page.ts';
import { PageNotFound } from './page-not-found.ts';
import type { PageRoute } from './page-route.ts';
import { isUnknown } from './pages.ts';

export type GuardDeps = {
  application: ApplicationRef;
  /** The server's redirect rule for a path. */
  redirectRule(path: string): string | null;
  allowedHosts: readonly string[];
  origin: string;
};

const signedOut = { loggedIn: false, loggingOut: false, needsCompletion: false, pages: null };

/** Runs before every navigation: validates the address, waits for the login where it counts, and calls the guard. */
export async function guardPage(
  pages: PageRoute[],
  { pathname, search }: PageLocation,
  deps: GuardDeps,
): Promise<PageDecision> {
  const last = matchPages(pages, { pathname }).at(-1);
  const known = !isUnknown(last?.route);
  const handle = last?.route.handle;
  if (last && handle?.validate?.(last.params) === false && !handle.showsUnknown)
    throw new PageNotFound(pathname);

  const auth = isInExperience(pathname) ? null : await knownLogin(deps.application);
  const decision = guardNavigation({
    path: pathname,
    search,
    known,
    open: handle?.isOpen === true,
    ...(auth ? factsOf(auth) : signedOut),
    rule: deps.redirectRule(pathname),
    origin: deps.origin,
    allowedHosts: deps.allowedHosts,
  });
  if (decision.kind === 'allow') return { kind: 'page' };
  if (decision.kind === 'external') return decision;
  const failure = auth && selectIsUnreachable(auth) ? selectFailure(auth) : null;
  if (failure) throw fromFailure(failure);
  return { kind: 'redirect', location: locationOf(decision.to) };
}

const factsOf = (auth: AdminAuthSnapshot) => ({
  loggedIn: selectIsLoggedIn(auth),
  loggingOut: selectIsLoggingOut(auth),
  needsCompletion: selectNeedsCompletion(auth),
  pages: pagesFor(selectUser(auth)),
});

async function knownLogin(application: ApplicationRef): Promise<AdminAuthSnapshot> {
  const { context } = await waitFor(
    application,
    (snapshot) => snapshot.context.account !== null || snapshot.hasTag('accountMissing'),
  );
  if (!context.account) throw new PageMissing(new Error('What the login is made of did not arrive'));
  return waitFor(context.account.adminAuth, (snapshot) => !snapshot.hasTag('blocking'));
}
