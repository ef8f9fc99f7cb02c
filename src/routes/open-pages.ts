import type { Application } from '../composition-root.ts';
import { selectRedirect } from '../machines/build-update/build-update-selectors.ts';
import { guardPage } from './guard-page.ts';
import { loadPage } from './load-page.ts';
import type { PageRoute } from './page-route.ts';
import { pagesOf } from './pages.ts';

/** Opens the table of pages behind the access guard, in the browser. */
export function openPages({
  environment,
  application,
  actors,
  reporting,
  openPages,
}: Application): PageRoute[] {
  const pages = pagesOf(environment);
  openPages(async (location) => {
    try {
      return await loadPage(pages, location, () =>
        guardPage(pages, location, {
          application,
          redirectRule: (path) => selectRedirect(actors.buildUpdate.getSnapshot(), path),
          allowedHosts: environment.redirectHosts,
          origin: window.location.origin,
        }),
      );
    } catch (error) {
      reporting.error(error);
      throw error;
    }
  });
  return pages;
}
