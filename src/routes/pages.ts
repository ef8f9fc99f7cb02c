import type { Environment } from '../services/environment.ts';
import type { PageLocation } from '../services/page/page-history.ts';
import { PageMissing } from '../views/error/page-missing.ts';
import { experienceRoutes, seatPage } from './experience-routes.ts';
import { matchPages } from './load-page.ts';
import { PageNotFound } from './page-not-found.ts';
import type { PageAddress, PageRoute } from './page-route.ts';

export type PageTable = ReturnType<typeof createPageTable>;

const experiencePages: PageRoute[] = [
  { load: seatPage('ExperienceLayout'), children: experienceRoutes },
  { id: 'unknown', path: '*', arrive: notFound },
];

/** Every page of a build; those outside the experience come with the first of them that is wanted. */
export function createPageTable(environment: Environment) {
  let pages = experiencePages;
  return {
    /** The pages that are known by now. */
    known: () => pages,
    /** With those of this address; rejects where they did not arrive. */
    async fetchFor(location: Pick<PageLocation, 'pathname'>): Promise<PageRoute[]> {
      if (pages === experiencePages && isUnknown(matchPages(pages, location).at(-1)?.route)) {
        const sitePages = await fetchSitePages(environment).catch((cause: unknown) =>
          Promise.reject(new PageMissing(cause)),
        );
        if (pages === experiencePages) pages = [...sitePages, ...experiencePages];
      }
      return pages;
    },
  };
}

async function fetchSitePages(environment: Environment): Promise<PageRoute[]> {
  const { sitePagesOf } = await import('./site-pages.ts');
  return sitePagesOf(environment);
}

/** No page of the table has this address. */
export const isUnknown = (route: PageRoute | undefined): boolean =>
  route === undefined || route.id === 'unknown';

function notFound({ pathname }: PageAddress): never {
  throw new PageNotFound(pathname);
}
