import type { Params } from 'react-router-dom';

export type Prerender = {
  /** What it shows depends on the query, so that with one the browser renders it anew. */
  readsQuery?: true;
  /** It shows prices, which another server may have others of. */
  showsPrices?: true;
  /** It offers ways to sign in that the server knows of alone: where there are any, the browser renders it. */
  showsProviders?: true;
  /** Of no use in search results: not in the sitemap. */
  unlisted?: true;
};

/** What a route says of itself beside its view. */
export type RouteHandle = {
  /** Stays mounted, hidden, when navigated away from. */
  keepAlive?: boolean;
  /** The page begins with a night hero under the header. */
  tone?: 'paper' | 'night';
  /** Made into HTML when the site is built. */
  prerender?: Prerender;
  /** Shown without a login, wherever its address is. */
  isOpen?: true;
  /** The validation step; false raises "Page Not Found: {path}". */
  validate?: (params: Readonly<Params>) => boolean;
  /** The page itself says what it is about an address that its validation step refuses. */
  showsUnknown?: boolean;
};
