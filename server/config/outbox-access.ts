import type { IncomingMessage } from 'node:http';
import { ConfigError, type Environment, flag } from './environment.ts';

/** Who may read unsent mails: no one, local requests, anyone. */
export type OutboxAccess = 'off' | 'local' | 'open';

/**
 * Mails hold links that sign people in. So the outbox is there only where they go nowhere else (no SMTP_URL), never in
 * production, and unless OUTBOX=1 says otherwise only for a site whose PUBLIC_URL is this machine's.
 */
export function readOutboxAccess(
  env: Environment,
  site: { production: boolean; smtpUrl: string | null; publicUrl: string },
): OutboxAccess {
  const isOpen = flag(env, 'OUTBOX', false);
  if (isOpen && site.production) throw new ConfigError('OUTBOX=1 is refused in production');
  if (isOpen && site.smtpUrl) throw new ConfigError('OUTBOX=1 is refused where SMTP_URL sends the mails');
  if (isOpen) return 'open';
  const isWanted = flag(env, 'OUTBOX', true);
  const isHere = isLoopbackHost(new URL(site.publicUrl).hostname);
  return isWanted && !site.production && !site.smtpUrl && isHere ? 'local' : 'off';
}

/** What proxies, load balancers and content networks add to a request that they pass on. */
const forwarding =
  /^(?:forwarded|via|cdn-loop|max-forwards|x-real-ip|x-host|x-proxyuser-ip|x-remote-(?:ip|addr|address)|(?:.*-)?client-?ip|(?:x-forwarded|x-original|x-rewrite|x-envoy|x-azure|x-appengine|x-amzn|cf|fly|x-vercel|x-nf|fastly|akamai|x-cluster|x-proxy|x-arr)(?:-.*)?)$/;

/**
 * Whether somebody at this machine asks for it by its own name and not through a proxy. The peer and the `Host` that was
 * sent decide, whatever TRUST_PROXY says of other headers: a page elsewhere whose name leads to this machine is not here.
 */
export function isFromThisMachine({ headers, rawHeaders, socket }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const isForwarded = names.some((name) => forwarding.test(name));
  const isNamedOnce = names.filter((name) => name === 'host').length === 1;
  const host = (headers.host ?? '').replace(/:\d{1,5}$/, '');
  return !isForwarded && isNamedOnce && isLoopbackHost(host) && isLoopbackAddress(socket.remoteAddress);
}

/** As in an address: `localhost`, `127.0.0.1`, `[::1]`. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
}

/** A peer as the socket names it. */
export function isLoopbackAddress(address: string | undefined): boolean {
  return /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i.test(address ?? '');
}
