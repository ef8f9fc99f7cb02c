import { mailedAddress, personalToken } from '#contract/rules/people/mailed-address.ts';

/** The token of a personal link in the hash of an address, `#link=…`, without what a mail program put around it. */
export function linkTokenIn(hash: string): string | null {
  const link = new URLSearchParams(hash.slice(1)).get('link');
  return link === null ? null : personalToken(link);
}

/** Gives the page the address that the link of its mail had, where it was changed on its way. */
export function mendAddress({ location, history }: Window): void {
  const address = `${location.pathname}${location.search}${location.hash}`;
  const mailed = mailedAddress(address);
  if (mailed !== undefined && mailed !== address) history.replaceState(history.state, '', mailed);
}

/** Takes `#link=…` of a personal link out of the address of a page of the experience, history included. */
export function takePersonalLink({ location, history }: Window): string | null {
  const link = linkTokenIn(location.hash);
  if (link === null || !location.pathname.startsWith('/experience')) return null;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return link;
}
