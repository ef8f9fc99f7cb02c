import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { mintToken } from '../../mint-token.ts';
import { intersectCapabilities, isWellFormed, parseCapability } from '../capability.ts';
import { sameText } from '../credentials.ts';
import type { HubCore } from '../hub-core.ts';
import { badCredentials, HubError, notPermitted, unknownKey } from '../hub-error.ts';
import { everything, type HubKey } from '../hub-key.ts';
import { isFields, readText } from '../inbound-message.ts';
import { answer } from './rest-answer.ts';
import { assertKey, grantOf } from './rest-credentials.ts';

const hour = 3_600_000;
const longestTtl = 24 * hour;
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
  if (typeof nonce !== 'string' || nonce.length < 16 || !Number.isFinite(Number(timestamp))) {
    throw badCredentials('A token request needs a timestamp and a nonce of 16 characters');
  }
  const fields = [key.name, body.ttl, body.capability, body.clientId, timestamp, nonce];
  const text = fields.map((field) => `${field ?? ''}\n`).join('');
  const mac = createHmac('sha256', key.secret).update(text).digest('base64');
  if (!sameText(mac, String(body.mac))) throw badCredentials('Invalid signature');
  if (Math.abs(now - Number(timestamp)) > clockTolerance) {
    throw new HubError(40104, 401, 'The timestamp is not current');
  }
  for (const [old, at] of nonces) {
    if (at > now - 2 * clockTolerance) break;
    nonces.delete(old);
  }
  if (nonces.has(nonce)) throw new HubError(40105, 401, 'The nonce has been used');
  nonces.set(nonce, now);
}

function readTtl(value: unknown): number {
  if (value === undefined || value === null || value === '') return hour;
  const ttl = Number(value);
  if (!Number.isFinite(ttl) || ttl <= 0 || ttl > longestTtl) throw new HubError(40003, 400, 'Invalid ttl');
  return ttl;
}

function readCapability(key: HubKey, value: unknown): string {
  const allowed = key.capability ?? everything;
  if (value === undefined || value === null || value === '') return JSON.stringify(allowed);
  const wanted = parseCapability(typeof value === 'string' ? value : JSON.stringify(value));
  if (!wanted || !isWellFormed(wanted)) {
    throw new HubError(40000, 400, 'Invalid capability');
  }
  const capability = intersectCapabilities(allowed, wanted);
  if (Object.keys(capability).length === 0) throw notPermitted('nothing of this capability');
  return JSON.stringify(capability);
}
