import { isIPv4, isIPv6 } from 'node:net';

const unknown = 'unknown';
/** The longest way to write an address, with brackets, zone and port. */
const longestAddress = 100;

/**
 * Whom an address stands for where requests are counted by address. An IPv4 address is itself, however it is written:
 * with a port, mapped into IPv6 (`::ffff:192.0.2.1`) or translated (NAT64, 6to4). Of an IPv6 address it is the /64 network,
 * which one customer has to themselves. Whatever is no address is one subject, so that nobody gets a new one by inventing it.
 */
export function addressSubject(address: string): string {
  if (address.length > longestAddress) return unknown;
  const bare = withoutPort(address.trim().replace(/^"(.*)"$/, '$1')).split('%', 1)[0] ?? '';
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return unknown;
  const groups = groupsOf(bare);
  return embeddedIPv4(groups) ?? `${groups.slice(0, 4).map(hex).join(':')}::/64`;
}

/** `192.0.2.1:443` and `[2001:db8::1]:443` without port and brackets. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address)?.[1];
  if (bracketed !== undefined) return bracketed;
  return /^([\d.]+):\d{1,5}$/.exec(address)?.[1] ?? address;
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [, ahead = address, dotted] = /^(.*:)([\d.]+\.\d+)$/.exec(address) ?? [];
  const hexadecimal = dotted === undefined ? address : `${ahead}${hexOfIPv4(dotted)}`;
  const [left = '', right] = hexadecimal.split('::');
  const numbers = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = [numbers(left), numbers(right ?? '')];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after];
}

function hexOfIPv4(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return `${hex(a * 256 + b)}:${hex(c * 256 + d)}`;
}

const hex = (group: number) => group.toString(16);
const dottedOf = (high: number, low: number) => [high >> 8, high & 255, low >> 8, low & 255].join('.');

/** The IPv4 address within: mapped (RFC 4291), NAT64 (RFC 6052, RFC 8215) or 6to4 (RFC 3056). */
function embeddedIPv4([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: number[]):
  | string
  | undefined {
  const isMapped = (a | b | c | d | e) === 0 && f === 0xffff;
  const isTranslated = a === 0x64 && b === 0xff9b && (c | d | e | f) === 0;
  const isLocallyTranslated = a === 0x64 && b === 0xff9b && c === 1;
  if (isMapped || isTranslated || isLocallyTranslated) return dottedOf(g, h);
  return a === 0x2002 ? dottedOf(b, c) : undefined;
}
