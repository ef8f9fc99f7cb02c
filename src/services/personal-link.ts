/** Takes `#link=…` of a personal link out of the address of a page of the experience, history included. */
export function takePersonalLink({ location, history }: Window): string | null {
  const link = new URLSearchParams(location.hash.slice(1)).get('link');
  if (link === null || !location.pathname.startsWith('/experience')) return null;
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  return link;
}
