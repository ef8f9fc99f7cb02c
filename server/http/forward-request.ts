import type { FastifyRequest } from 'fastify';
import type { AnotherNode } from './api-problem.ts';

const answerHeaders = ['content-type', 'retry-after'];
/** The header of a request forwarded by a node. */
export const forwardedMark = 'x-muster-forwarded';
const forwardWithinMs = 10_000;
const ownToEachConnection = new Set([
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
]);

export interface ForwardedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Forwards the request unchanged to the node that has to answer, once. Undefined if that node cannot be reached or the
 * request was forwarded already.
 */
export async function forwardRequest(
  request: FastifyRequest,
  { address }: AnotherNode,
): Promise<ForwardedAnswer | undefined> {
  if (address === null || request.headers[forwardedMark] !== undefined) return undefined;
  const headers = new Headers({ [forwardedMark]: '1', 'x-forwarded-for': request.ip });
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !ownToEachConnection.has(name) && !headers.has(name))
      headers.set(name, value);
  try {
    const answer = await fetch(addressOn(address, request.url), {
      method: request.method,
      headers,
      body: request.body === undefined ? null : JSON.stringify(request.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(forwardWithinMs),
    });
    const sent = answerHeaders.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: Object.fromEntries(sent), body };
  } catch (error) {
    request.log.warn({ err: error, address }, 'The node that directs the session could not be reached');
    return undefined;
  }
}

/** The target's path and query on that node; a host in the target is ignored. */
export function addressOn(node: string, target: string): URL {
  const address = new URL(new URL(node).origin);
  const [path = '/', ...query] = target.split('?');
  address.pathname = path;
  address.search = query.join('?');
  return address;
}
