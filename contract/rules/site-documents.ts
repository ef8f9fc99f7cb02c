import type { PriceList } from '../calls/schemas/orders.ts';

/**
 * A text that the build makes and the server completes with the public address: a page, the sitemap, the feed. Two of
 * one path are made for different prices.
 */
export interface SiteDocument {
  /** Undefined, as `under` is, for what is shown where there is no page. */
  path?: string;
  /** It routes in the browser and names what the pages below this path load. */
  under?: string;
  /** Below the built site's folder. */
  file: string;
  type: string;
  /** The one script that stands in it, as a content policy names it: `sha256-` and the base64 of its hash. */
  inlineScript?: string;
  /** It sends before the application has come, so that the cookies for that come with it. */
  sendsEarly?: true;
  /** The prices that it shows. */
  prices?: PriceList;
  /** It offers no way to sign in but the password, so that it is for servers without others. */
  withoutProviders?: true;
}

/** Stands in documents for the origin of the public address, which only the server knows. */
export const unknownSiteAddress = 'https://site-address.invalid';
/** Stands in the page of what does not exist for the path that was asked for. */
export const unknownPath = '/~what-was-asked-for';
