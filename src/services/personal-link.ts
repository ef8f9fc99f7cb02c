/** The token of a personal link in the hash of an address, `#link=…`. */
export const linkTokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('link');

/** Takes `#link=…` of a personal link out of the address of a page of the experience, history included. */
export function takePersonalLink({ location, history }: Window): string | null {
  const link = linkTokenIn(location.hash);
  if (link === null || !location.pathname.startsWith('/experience')) return null;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return link;
}
