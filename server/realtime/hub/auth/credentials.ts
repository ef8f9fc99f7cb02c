import { timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify, decodeJwt, decodeProtectedHeader } from 'jose';
import {
  badCredentials,
  badToken,
  mismatchedClientId,
  notPermitted,
  tokenExpired,
  unknownKey,
} from '../hub-error.ts';
import { intersectCapabilities, type Operations, parseCapability } from './capability.ts';
import { signingKey } from '../../signing-key.ts';
import { everything, type HubKey } from './hub-key.ts';

/** Of these revocation keys, those whose tokens have been withdrawn before their time. */
export type FindRevoked = (revocationKeys: readonly string[]) => Promise<ReadonlySet<string>>;

/** What a connection or a request has proved that it may do. */
export interface Grant {
  keyName: string;
  /** Undefined: anonymous, or any name when `anyClientId`. */
  clientId: string | undefined;
  anyClientId: boolean;
  capability: Operations;
  expiresAt: number | undefined;
  /** A token that lives too short to be renewed in time just expires: the client then comes with another. */
  isRenewable: boolean;
  /** Names the tokens that are withdrawn together. */
  revocationKey: string | undefined;
}

/** Seconds. */
const shortestRenewable = 31;

export interface Credentials {
  key?: string | undefined;
  token?: string | undefined;
  clientId?: string | undefined;
}

/** Checks a key or a token; rejects with a HubError. */
export async function authenticate(
  keys: ReadonlyMap<string, HubKey>,
  given: Credentials,
  now: number,
): Promise<Grant> {
  if (given.token) {
    const token = embeddedToken(given.token) ?? given.token;
    return withClientId(await grantOfToken(keys, token, now), given.clientId);
  }
  if (given.key) return withClientId(grantOfKey(keys, given.key), given.clientId);
  throw badCredentials('No authentication information provided');
}

function grantOfKey(keys: ReadonlyMap<string, HubKey>, text: string): Grant {
  const at = text.indexOf(':');
  const key = keys.get(text.slice(0, at));
  if (!key || !sameText(key.secret, text.slice(at + 1))) throw badCredentials('Invalid key');
  return {
    keyName: key.name,
    clientId: undefined,
    anyClientId: true,
    capability: key.capability ?? everything,
    expiresAt: undefined,
    isRenewable: false,
    revocationKey: undefined,
  };
}

async function grantOfToken(keys: ReadonlyMap<string, HubKey>, token: string, now: number): Promise<Grant> {
  let keyCapability = everything;
  try {
    const verifyBy = (place: number) =>
      jwtVerify(
        token,
        ({ kid }) => {
          if (kid === undefined) throw badToken('The token names no key');
          const key = keys.get(kid);
          if (!key) throw unknownKey();
          keyCapability = key.capability ?? everything;
          const secret = [key.secret, ...(key.formerSecrets ?? [])][place];
          if (secret === undefined) throw badToken('Invalid token');
          return signingKey(secret);
        },
        { algorithms: ['HS256'], currentDate: new Date(now), requiredClaims: ['exp', 'iat'] },
      ).catch((error: unknown): ReturnType<typeof jwtVerify> => {
        if (error instanceof errors.JWSSignatureVerificationFailed) return verifyBy(place + 1);
        throw error;
      });
    const { payload, protectedHeader } = await verifyBy(0);
    if (Number(payload.exp) * 1000 <= now) throw tokenExpired();
    const claimed = payload['x-ably-capability'];
    const wanted = claimed === undefined ? everything : parseCapability(String(claimed));
    if (!wanted) throw badToken('The token bears a malformed capability');
    const capability = intersectCapabilities(keyCapability, wanted);
    if (Object.keys(capability).length === 0)
      throw notPermitted('the token and its key have nothing in common');
    const clientId = payload['x-ably-clientId'];
    if (clientId !== undefined && typeof clientId !== 'string')
      throw badToken('The client id must be a string');
    return {
      keyName: String(protectedHeader.kid),
      clientId: clientId === '*' ? undefined : clientId,
      anyClientId: clientId === '*',
      capability,
      expiresAt: Number(payload.exp) * 1000,
      isRenewable: Number(payload.exp) - Number(payload.iat) >= shortestRenewable,
      revocationKey: revocationKeyOf(payload['x-ably-revocation-key']),
    };
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw tokenExpired();
    if (error instanceof errors.JOSEError) throw badToken('Invalid token');
    throw error;
  }
}

function revocationKeyOf(claimed: unknown): string | undefined {
  if (claimed === undefined || typeof claimed === 'string') return claimed;
  throw badToken('The revocation key must be a string');
}

function withClientId(grant: Grant, clientId: string | undefined): Grant {
  if (clientId === undefined || clientId === '*' || clientId === grant.clientId) return grant;
  if (grant.clientId !== undefined) throw mismatchedClientId();
  if (!grant.anyClientId) throw mismatchedClientId();
  return { ...grant, clientId, anyClientId: false };
}

export function sameText(expected: string, given: string): boolean {
  const one = Buffer.from(expected);
  const other = Buffer.from(given);
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * The token that a customer's own JWT carries as `x-ably-token`, in its header or, unencrypted, among its claims.
 * As with Ably, the outer JWT is an envelope: only the inner token is checked.
 */
function embeddedToken(token: string): string | undefined {
  try {
    const inHeader: unknown = decodeProtectedHeader(token)['x-ably-token'];
    const inside = inHeader ?? decodeJwt(token)['x-ably-token'];
    return typeof inside === 'string' ? inside : undefined;
  } catch {
    return undefined;
  }
}
