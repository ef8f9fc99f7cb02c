import type { FastifyReply, FastifyRequest } from 'fastify';
import { mailedAddress } from '#contract/rules/people/mailed-address.ts';
import { spelledPath } from '#contract/rules/pages/page-addresses.ts';

/** Paths that are never a page. */
export const apiPath = /^\/+(api|sanctum|media|assets|keys|channels)(\/|$)/;
const malformedPercent = /%(?![0-9A-F]{2})/gi;

/** Whether a browser requests a page, by its `Accept` header. */
export const isNavigation = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');

/**
 * The corrected path of a distorted address: encoded by a mail program, with doubled slashes, capitals, or invalid percent
 * signs. Undefined if it needs no correction. The result is a path of this site.
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

/** Escapes all percent signs of an address that cannot be decoded. */
function readable(path: string): string {
  const text = path.replace(malformedPercent, '%25');
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return path.replaceAll('%', '%25');
  }
}

/** Redirects a browser to the corrected address; undefined if it needs no correction. */
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
