import { matchRoutes } from 'react-router-dom';
import type { PageDecision } from '../machines/navigation/navigation-machine.ts';
import type { PageLocation } from '../services/page/page-history.ts';
import type { PageRoute } from './page-route.ts';

/** The routes of an address, its layouts first. */
export const matchPages = (pages: PageRoute[], { pathname }: Pick<PageLocation, 'pathname'>) =>
  matchRoutes(pages, pathname) ?? [];

/** Loads the views of an address and the words of these while `guard` decides whether they may be shown. */
export async function loadPage(
  pages: PageRoute[],
  location: PageLocation,
  guard: () => Promise<PageDecision>,
  loadWords: () => Promise<void> = async () => undefined,
): Promise<PageDecision> {
  const matches = matchPages(pages, location);
  const views = Promise.all(matches.map(({ route }) => loadView(route))).then(loadWords);
  views.catch(() => undefined);
  const decision = await guard();
  if (decision.kind !== 'page') return decision;
  await Promise.all([
    views,
    ...matches.map(({ route, params }) => route.arrive?.({ pathname: location.pathname, params })),
  ]);
  return decision;
}

async function loadView(route: PageRoute): Promise<void> {
  if (route.load && !route.Component) route.Component = await route.load();
}
