import type { Thing } from './structured-data.ts';

/** A page above the one that is shown. */
export interface PageAbove {
  name: string;
  path: string;
}

/** From the home page down to the page itself. */
export const breadcrumb = (site: string, trail: readonly PageAbove[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Muster', path: '/' }, ...trail].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${site}${path}`,
  })),
});
