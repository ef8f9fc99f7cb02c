import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { catalogueProblem } from './api-problem.ts';
import type { App } from './app-type.ts';

type Hosts = Pick<Config, 'allowedHosts' | 'nodeUrl' | 'publicUrl'>;

/** One slash, then neither a second one nor a backslash; no fragment, no control character, no blank anywhere. */
const pathOfOurs = /^\/(?![/\\])[^\\#\p{Cc}\s]*$/u;
const probes = new Set(['/healthz', '/readyz']);

/**
 * Whether a request asks this product for a path: an absolute target (`POST http://host/…`) names another server, and
 * `//host` reads like one to whoever resolves it. With ALLOWED_HOSTS the Host must be one of them, or a node's own;
 * probes of the machine that runs the server are asked by address.
 */
export function targetCheck({ allowedHosts, nodeUrl, publicUrl }: Hosts) {
  const hosts = new Set([...allowedHosts, new URL(publicUrl).host, new URL(nodeUrl).host]);
  return ({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean => {
    if (!pathOfOurs.test(url)) return false;
    return allowedHosts.length === 0 || probes.has(url) || hosts.has(headers.host ?? '');
  };
}

/** 400 for every other target, before anything looks at the request. */
export function requestTargets(app: App, config: Hosts): void {
  const isOurs = targetCheck(config);
  app.addHook('onRequest', async ({ raw }) => {
    if (!isOurs(raw)) throw catalogueProblem(400, 'REQUEST_001');
  });
}
