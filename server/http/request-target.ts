import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';
import { ownOrigin } from '../listening.ts';
import { addressTooLong, ApiProblem, catalogueProblem } from './api-problem.ts';
import type { App } from './app-type.ts';
import { sendOn } from './files/navigation.ts';

type Hosts = Pick<Config, 'allowedHosts' | 'host' | 'nodeUrl' | 'port' | 'publicUrl'>;

/** One slash, then neither a second one nor a backslash; no fragment, no control character, no blank anywhere. */
const pathOfOurs = /^\/(?![/\\])[^\\#\p{Cc}\s]*$/u;
/** Characters of an address before its query; the longest of ours has a fifth of it. */
const longestPath = 2000;
const probes = new Set(['/healthz', '/readyz']);

/**
 * Whether a request asks this product for a path: an absolute target (`POST http://host/…`) names another server, and
 * `//host` reads like one to a resolver. With ALLOWED_HOSTS the Host must be one of them, or a node's own, or the
 * address by which the process asks itself; probes of the machine that runs the server are asked by address.
 */
export function targetCheck({ allowedHosts, nodeUrl, publicUrl, ...place }: Hosts) {
  const own = [publicUrl, nodeUrl, ownOrigin(place)].map((url) => new URL(url).host);
  const hosts = new Set([...allowedHosts, ...own]);
  return ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean => {
    if (!pathOfOurs.test(url)) return false;
    return allowedHosts.length === 0 || probes.has(url) || hosts.has(headers.host ?? '');
  };
}

/** Whether an address names more than any path of this product could. */
export const isTooLong = (url: string): boolean =>
  url.length > longestPath && url.slice(0, longestPath + 1).indexOf('?') < 0;

export const refuseLength = () => new ApiProblem({ status: 414, message: addressTooLong });

/**
 * 400 for every other target and 414 for a path over 2,000 characters, before anything looks at the request. Of those
 * that no route has, the page that says so knows how to say it. A browser is sent on where the address can be mended.
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
