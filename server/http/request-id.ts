import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config/config.ts';

const idForm = /^[\w.-]{8,64}$/;

/** The id of a request from a trusted proxy (`X-Request-Id`), so that both logs can be joined. */
export function requestId(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): string {
  const given = headers['x-request-id'];
  return trustProxy && typeof given === 'string' && idForm.test(given) ? given : randomUUID();
}
