import type { Application } from '../composition-root.ts';
import { selectRedirect } from '../machines/build-update/build-update-selectors.ts';
import { guardPage } from './guard-page.ts';
import { loadPage } from './load-page.ts';
import { PageMissing } from '../views/error/page-missing.ts';
import { loadPageWords } from '../words/word-table.ts';
import { createPageTable, type PageTable } from './pages.ts';

/** Opens the table of pages behind the access guard, in the browser. */
export function openPages({
  environment,
  language,
  application,
  actors,
  reporting,
  openPages,
}: Application): PageTable {
  const table = createPageTable(environment);
  openPages(async (location) => {
    try {
      const pages = await table.fetchFor(location);
      return await loadPage(
        pages,
        location,
        () =>
          guardPage(pages, location, {
            application,
            redirectRule: (path) => selectRedirect(actors.buildUpdate.getSnapshot(), path),
            allowedHosts: environment.redirectHosts,
            origin: window.location.origin,
          }),
        () => loadPageWords(language.current()).catch((cause) => Promise.reject(new PageMissing(cause))),
      );
    } catch (error) {
      reporting.error(error);
      throw error;
    }
  });
  return table;
}
