import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { ownOrigin } from '../listening.ts';
import { addressTooLong, ApiProblem, catalogueProblem } from './api-problem.ts';
import type { App } from './app-type.ts';
import { sendOn } from './files/navigation.ts';

type Hosts = Pick<Config, 'allowedHosts' | 'host' | 'nodeUrl' | 'port' | 'publicUrl'>;

/** Begins with one slash, not followed by a slash or backslash; without fragment, control character or space. */
const pathOfOurs = /^\/(?![/\\])[^\\#\p{Cc}\s]*$/u;
/** The maximum of characters before the query; five times the longest address of the product. */
const longestPath = 2000;
const probes = new Set(['/healthz', '/readyz']);

/**
 * Whether the request target is a path of this server: an absolute target (`POST http://host/…`) names another server, and
 * a resolver reads `//host` as one. With ALLOWED_HOSTS the Host must be one of them, a node's own, or the address of the
 * process' own requests; health probes are exempt, since they use a numeric address.
 */
export function targetCheck({ allowedHosts, nodeUrl, publicUrl, ...place }: Hosts) {
  const own = [publicUrl, nodeUrl, ownOrigin(place)].map((url) => new URL(url).host);
  const hosts = new Set([...allowedHosts, ...own]);
  return ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean => {
    if (!pathOfOurs.test(url)) return false;
    return allowedHosts.length === 0 || probes.has(url) || hosts.has(headers.host ?? '');
  };
}

/** Whether an address is longer than any path of this product. */
export const isTooLong = (url: string): boolean =>
  url.length > longestPath && url.slice(0, longestPath + 1).indexOf('?') < 0;

export const refuseLength = () => new ApiProblem({ status: 414, message: addressTooLong });

/**
 * 400 for every other target and 414 for a path over 2,000 characters, before any other processing; overlong addresses
 * without a route are left to the 404 page. Redirects a browser if the address can be corrected.
 */
export function requestTargets(app: App, config: Hosts): void {
  const isOurs = targetCheck(config);
  app.addHook('onRequest', async (request, reply) => {
    const { raw, is404 } = request;
    const isUnderstood = isOurs(raw);
    if ((is404 || !isUnderstood) && !isTooLong(raw.url ?? '')) {
      const sent = sendOn(request, reply);
      if (sent) return sent;
    }
    if (!isUnderstood) throw catalogueProblem(400, 'REQUEST_001');
    if (!is404 && isTooLong(raw.url ?? '')) throw refuseLength();
  });
}
