import { SignJWT } from 'jose';
import type { Capability } from './realtime-port.ts';
import { signingKey } from './signing-key.ts';

export interface RealtimeKey {
  name: string;
  secret: string;
}

/** `app.key:secret`, the form in which Ably hands out keys. */
export function parseRealtimeKey(text: string): RealtimeKey {
  const at = text.indexOf(':');
  if (at < 1 || at === text.length - 1) throw new Error('A realtime key has the form "app.key:secret"');
  return { name: text.slice(0, at), secret: text.slice(at + 1) };
}

/**
 * The JWT that Ably and the embedded hub both accept; `nowMs` is the issue time. Hosted Ably wants whole seconds;
 * `exact` keeps the milliseconds for tokens that only the embedded hub will read.
 */
export async function mintToken(
  key: RealtimeKey,
  claims: {
    clientId?: string | undefined;
    capability: Capability | string;
    ttlMs: number;
    /** Tokens that bear the same one can be withdrawn together. */
    revocationKey?: string | undefined;
    exact?: boolean;
  },
  nowMs: number,
): Promise<string> {
  const issuedAt = Math.floor(nowMs / 1000);
  const expiresAt = (nowMs + claims.ttlMs) / 1000;
  const capability =
    typeof claims.capability === 'string' ? claims.capability : JSON.stringify(claims.capability);
  return new SignJWT({
    'x-ably-capability': capability,
    ...(claims.clientId === undefined ? {} : { 'x-ably-clientId': claims.clientId }),
    ...(claims.revocationKey === undefined ? {} : { 'x-ably-revocation-key': claims.revocationKey }),
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT', kid: key.name })
    .setIssuedAt(issuedAt)
    .setExpirationTime(claims.exact ? expiresAt : Math.ceil(expiresAt))
    .sign(await signingKey(key.secret));
}
