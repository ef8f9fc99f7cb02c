import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnotherNode } from './api-problem.ts';

const mark = 'x-muster-forwarded';
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

/**
 * Sends the request as it came to the node that has to answer, once, and its answer back. Undefined where that node
 * cannot be reached or the request has come from a node already.
 */
export async function forwardRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { address }: AnotherNode,
): Promise<FastifyReply | undefined> {
  if (address === null || request.headers[mark] !== undefined) return undefined;
  const headers = new Headers({ [mark]: '1', 'x-forwarded-for': request.ip });
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !ownToEachConnection.has(name) && !headers.has(name))
      headers.set(name, value);
  try {
    const answer = await fetch(new URL(request.url, address), {
      method: request.method,
      headers,
      body: request.body === undefined ? null : JSON.stringify(request.body),
      redirect: 'manual',
      signal: AbortSignal.timeout(forwardWithinMs),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const name of ['content-type', 'retry-after']) {
      const value = answer.headers.get(name);
      if (value !== null) reply.header(name, value);
    }
    return await reply.code(answer.status).send(body);
  } catch (error) {
    request.log.warn({ err: error, address }, 'The node that directs the session could not be reached');
    return undefined;
  }
}
