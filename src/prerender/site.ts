import { journal } from '../views/marketing/blog/journal.ts';
import { publicPages } from './public-pages.ts';
import { renderPage } from './render-page.tsx';

/** All that the build needs of the browser's side to write the public pages down. */
export const site = { pages: publicPages, articles: journal, renderPage };
export type Site = typeof site;
