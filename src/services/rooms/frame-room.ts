/** The address of a custom video room, or null where it is none that may be framed: HTTPS, or this machine itself. */
export function frameAddress(url: string | null | undefined, name: string): string | null {
  if (!url || !URL.canParse(url)) return null;
  const address = new URL(url);
  const local = address.hostname === 'localhost' || address.hostname === '127.0.0.1';
  if (address.protocol !== 'https:' && !(local && address.protocol === 'http:')) return null;
  if (!address.searchParams.has('name')) address.searchParams.set('name', name);
  return address.href;
}

/** What a framed room may use. */
export const framePermissions = 'camera; microphone; autoplay; display-capture; fullscreen';
