import { mailedAddress, personalToken } from '#contract/rules/people/mailed-address.ts';

/** The token of a personal link in the hash of an address, `#link=…`, without characters that a mail program added. */
export function linkTokenIn(hash: string): string | null {
  const link = new URLSearchParams(hash.slice(1)).get('link');
  return link === null ? null : personalToken(link);
}

/** Restores the address of a mailed link that a mail program changed. */
export function mendAddress({ location, history }: Window): void {
  const address = `${location.pathname}${location.search}${location.hash}`;
  const mailed = mailedAddress(address);
  if (mailed !== undefined && mailed !== address) history.replaceState(history.state, '', mailed);
}

/** Removes `#link=…` of a personal link from the address and the history entry of an experience page. */
export function takePersonalLink({ location, history }: Window): string | null {
  const link = linkTokenIn(location.hash);
  if (link === null || !location.pathname.startsWith('/experience')) return null;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return link;
}
