import type { FastifyReply, FastifyRequest } from 'fastify';
import { mailedAddress } from '#contract/rules/people/mailed-address.ts';
import { spelledPath } from '#contract/rules/pages/page-addresses.ts';

/** Paths that are never a page. */
export const apiPath = /^\/+(api|sanctum|media|assets|keys|channels)(\/|$)/;
const malformedPercent = /%(?![0-9A-F]{2})/gi;

/** Whether a browser asks for a page to show, by what it accepts. */
export const isNavigation = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');

/**
 * Where an address leads that was changed on its way: what a mail program encoded, doubled slashes, capitals, percent
 * signs that encode nothing. Undefined where it needs no change. The answer is a path of this site.
 */
export function mendedAddress(url: string): string | undefined {
  const mended = mailedAddress(url) ?? wellFormed(url);
  return mended === url || !/^\/(?![/\\])/.test(mended) ? undefined : mended;
}

function wellFormed(url: string): string {
  const at = url.indexOf('?');
  const [path, search] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)];
  const single = spelledPath(readable(path.replace(/\/{2,}/g, '/')));
  return `${single === '/index.html' ? '/' : single}${search}`;
}

/** With every percent sign written out where the address cannot be decoded. */
function readable(path: string): string {
  const text = path.replace(malformedPercent, '%25');
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/** Sends a browser on to the address that was meant; undefined where nothing has to be mended. */
export function sendOn(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const url = request.raw.url ?? '';
  if (!isNavigation(request) || apiPath.test(url)) return undefined;
  const mended = mendedAddress(url);
  if (mended === undefined) return undefined;
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(mended, 302);
}
