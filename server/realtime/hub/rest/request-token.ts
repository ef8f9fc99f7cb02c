import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { mintToken } from '../../mint-token.ts';
import { intersectCapabilities, isWellFormed, parseCapability } from '../auth/capability.ts';
import { sameText } from '../auth/credentials.ts';
import { everything, type HubKey } from '../auth/hub-key.ts';
import { isFields, readText } from '../connection/inbound-message.ts';
import type { HubCore } from '../hub-core.ts';
import { badCredentials, badRequest, HubError, notPermitted, unknownKey } from '../hub-error.ts';
import { answer } from './rest-answer.ts';
import { assertKey, grantOf } from './rest-credentials.ts';

const hour = 3_600_000;
const longestTtl = 24 * hour;
const longestNonce = 256;
const clockTolerance = 15 * 60_000;

/** POST /keys/{keyName}/requestToken: a signed token request, or an unsigned one with the key itself. */
export function requestToken(app: FastifyInstance, hub: HubCore): void {
  const nonces = new Map<string, number>();
  app.post<{ Params: { keyName: string } }>('/keys/:keyName/requestToken', async (request, reply) => {
    const { keyName } = request.params;
    const body = isFields(request.body) ? request.body : {};
    const key = hub.keys.get(keyName);
    if (!key) throw unknownKey();
    if (body.keyName !== undefined && body.keyName !== keyName) throw badCredentials('Key name mismatch');
    const now = hub.clock.now();
    if (body.mac === undefined) assertKey(await grantOf(hub, request), keyName);
    else checkSignature(key, body, nonces, now);
    const ttl = readTtl(body.ttl);
    const capability = readCapability(key, body.capability);
    const clientId = readText(body, 'clientId');
    if (clientId === '') throw new HubError(40012, 400, 'Invalid client id');
    const token = await mintToken(key, { clientId, capability, ttlMs: ttl, exact: true }, now);
    return answer(request, reply, {
      statusCode: 201,
      body: {
        token,
        keyName,
        issued: now,
        expires: now + ttl,
        capability,
        ...(clientId ? { clientId } : {}),
      },
    });
  });
}

function checkSignature(
  key: HubKey,
  body: Record<string, unknown>,
  nonces: Map<string, number>,
  now: number,
): void {
  const { timestamp, nonce } = body;
  const at = readNumber(timestamp);
  if (typeof nonce !== 'string' || nonce.length < 16 || nonce.length > longestNonce || at === undefined) {
    throw badCredentials(`A token request needs a timestamp and a nonce of 16 to ${longestNonce} characters`);
  }
  const fields = [key.name, body.ttl, body.capability, body.clientId, timestamp, nonce];
  const text = fields.map((field) => `${signedText(field)}\n`).join('');
  const mac = createHmac('sha256', key.secret).update(text).digest('base64');
  if (typeof body.mac !== 'string' || !sameText(mac, body.mac)) throw badCredentials('Invalid signature');
  if (Math.abs(now - at) > clockTolerance) {
    throw new HubError(40104, 401, 'The timestamp is not current');
  }
  for (const [old, at] of nonces) {
    if (at > now - 2 * clockTolerance) break;
    nonces.delete(old);
  }
  if (nonces.has(nonce)) throw new HubError(40105, 401, 'The nonce has been used');
  nonces.set(nonce, now);
}

/** What the client has signed of a field: text or a number as it is written. */
function signedText(field: unknown): string {
  if (field === undefined || field === null) return '';
  if (typeof field === 'string') return field;
  if (typeof field === 'number') return String(field);
  throw badRequest('A signed token request holds text and numbers only');
}

/** A number, or its digits as text; never an object that would be turned into one. */
function readNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Two levels: operations by channel. */
function capabilityText(value: unknown): string {
  if (!isFields(value)) throw badRequest('Invalid capability');
  for (const given of Object.values(value)) {
    const isOperations =
      typeof given === 'string' || (Array.isArray(given) && given.every((each) => typeof each === 'string'));
    if (!isOperations) throw badRequest('Invalid capability');
  }
  return JSON.stringify(value);
}

function readTtl(value: unknown): number {
  if (value === undefined || value === null || value === '') return hour;
  const ttl = readNumber(value);
  if (ttl === undefined || ttl <= 0 || ttl > longestTtl) throw new HubError(40003, 400, 'Invalid ttl');
  return ttl;
}

function readCapability(key: HubKey, value: unknown): string {
  const allowed = key.capability ?? everything;
  if (value === undefined || value === null || value === '') return JSON.stringify(allowed);
  const wanted = parseCapability(typeof value === 'string' ? value : capabilityText(value));
  if (!wanted || !isWellFormed(wanted)) {
    throw new HubError(40000, 400, 'Invalid capability');
  }
  const capability = intersectCapabilities(allowed, wanted);
  if (Object.keys(capability).length === 0) throw notPermitted('nothing of this capability');
  return JSON.stringify(capability);
}
