import type { Prerender } from '../routes/route-handle.ts';
import { siteRoutes } from '../routes/site-routes.ts';
import { journal } from '../views/marketing/blog/journal.ts';
import { pictureOf } from '../views/shared/shell/page-picture.ts';

export interface PublicPage extends Prerender {
  path: string;
  /** Address of the picture that its metadata names. */
  picture: string;
  /** Day of an article, YYYY-MM-DD. */
  date?: string;
}

/** Every page that is made when the site is built, the articles among them. */
export const publicPages: readonly PublicPage[] = siteRoutes.flatMap(
  ({ path = '', handle: { prerender } = {} }) => {
    if (!prerender) return [];
    if (path !== '/blog/:slug') return [{ path, picture: pictureOf(path), ...prerender }];
    return journal.map(({ slug, date }) => {
      const address = `/blog/${slug}`;
      return { path: address, picture: pictureOf(address), date, ...prerender };
    });
  },
);
