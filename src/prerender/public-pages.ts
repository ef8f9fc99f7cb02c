import type { Prerender } from '../routes/route-handle.ts';
import { siteRoutes } from '../routes/site-routes.ts';
import { journal } from '../views/marketing/blog/journal.ts';

export interface PublicPage extends Prerender {
  path: string;
  /** Day of an article, YYYY-MM-DD. */
  date?: string;
}

/** Every page that is made when the site is built, the articles among them. */
export const publicPages: readonly PublicPage[] = siteRoutes.flatMap(
  ({ path = '', handle: { prerender } = {} }) => {
    if (!prerender) return [];
    if (path !== '/blog/:slug') return [{ path, ...prerender }];
    return journal.map(({ slug, date }) => ({ path: `/blog/${slug}`, date, ...prerender }));
  },
);
