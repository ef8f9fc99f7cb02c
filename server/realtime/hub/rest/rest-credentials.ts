import type { FastifyRequest } from 'fastify';
import { permits } from '../auth/capability.ts';
import type { Grant } from '../auth/credentials.ts';
import { authorize } from '../auth/revocation.ts';
import type { HubCore } from '../hub-core.ts';
import { badCredentials, notPermitted } from '../hub-error.ts';

/** The credentials of a request: a key (Basic), a token (Bearer, base64 or bare), or either in the query. */
export function grantOf(hub: HubCore, request: FastifyRequest): Promise<Grant> {
  const query = request.query as Record<string, string | undefined>;
  const [scheme, value = ''] = (request.headers.authorization ?? '').split(' ');
  const named = request.headers['x-ably-clientid'];
  const clientId = typeof named === 'string' ? fromBase64(named) : undefined;
  if (scheme?.toLowerCase() === 'basic') {
    return authorize(hub, { key: fromBase64(value), clientId });
  }
  if (scheme?.toLowerCase() === 'bearer') {
    const token = value.includes('.') ? value : fromBase64(value);
    return authorize(hub, { token, clientId });
  }
  return authorize(hub, { key: query.key, token: query.access_token, clientId });
}

export async function grantFor(
  hub: HubCore,
  request: FastifyRequest,
  channel: string,
  operation: 'publish' | 'history' | 'subscribe' | 'presence' | 'channel-metadata',
): Promise<Grant> {
  const grant = await grantOf(hub, request);
  if (!permits(grant.capability, channel, operation)) throw notPermitted(operation);
  return grant;
}

export function assertKey(grant: Grant, keyName: string): void {
  if (grant.keyName !== keyName || grant.expiresAt !== undefined)
    throw badCredentials('Another key is needed');
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString();
