import type { SpokenLanguage } from '../languages.ts';
import type { PriceList } from '../../calls/schemas/orders.ts';

/**
 * A text that the build makes and the server completes with the public address and its settings: a page, the sitemap, the
 * feed. Several of one path are for different prices.
 */
export interface SiteDocument {
  /** Undefined, as `under` is, for what is shown where there is no page. */
  path?: string;
  /** It routes in the browser and names what the pages below this path load. */
  under?: string;
  /** In which its words are; undefined where it is the same in all. */
  language?: SpokenLanguage;
  /** Below the built site's folder. */
  file: string;
  type: string;
  /** Its one inline script as a content policy names it: `sha256-` and the base64 of its hash. */
  inlineScript?: string;
  /** It sends before the application has come, so that the cookies for that come with it. */
  sendsEarly?: true;
  /** The prices that it shows. */
  prices?: PriceList;
  /** It is the frame of the page for other prices, in which `emptyHead`, `emptyBody` and `emptyPrices` are replaced. */
  isFrame?: true;
  /** It offers no way to sign in but the password, so that it is for servers without others. */
  withoutProviders?: true;
}

/** What the build writes of a public page. */
export interface RenderedPage {
  /** Title, metadata and preloads, as in the document's head. */
  head: string;
  /** What the root element holds. */
  body: string;
}

/** Renders the page of a path in a language with these prices; null: nothing is sold. The build leaves it in `pageRenderer.folder`. */
export type RenderPage = (
  path: string,
  prices: PriceList | null,
  language: SpokenLanguage,
) => Promise<RenderedPage>;

/** Where the built site has the module whose `site.renderPage` is a `RenderPage`; the folder is not for browsers. */
export const pageRenderer = { folder: 'prerender', file: 'site.js' } as const;

/** Stand in a frame for the parts that depend on prices. */
export const emptyHead = '<!--page-head-->';
export const emptyBody = '<!--page-body-->';
export const emptyPrices = '"page-prices"';

/** Placeholder in built documents for the origin of the public address, which only the server knows. */
export const unknownSiteAddress = 'https://site-address.invalid';
/** Placeholder for the requested path in the page of what does not exist. */
export const unknownPath = '/~what-was-asked-for';
