import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRequest, HubError } from '../hub-error.ts';

/**
 * The SDK in Node compares the content type for equality, so no charset may follow it; a browser that asks for
 * `envelope=json` gets status and headers in the body.
 */
export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  given: { statusCode: number; body: unknown; headers?: Record<string, string> },
): FastifyReply {
  const { statusCode, body, headers = {} } = given;
  const wantsEnvelope = (request.query as Record<string, unknown>)?.envelope === 'json';
  const payload = wantsEnvelope ? { statusCode, response: body, headers } : body;
  return reply
    .code(wantsEnvelope ? 200 : statusCode)
    .headers({ ...headers, 'content-type': 'application/json', 'cache-control': 'no-store' })
    .serializer((text) => String(text))
    .send(payload === undefined ? '' : JSON.stringify(payload));
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  if (problem.statusCode >= 500) request.log.error({ err: error }, 'realtime hub request failed');
  return answer(request, reply, {
    statusCode: problem.statusCode,
    body: { error: problem.toErrorInfo() },
    headers: {
      'x-ably-errorcode': String(problem.code),
      'x-ably-errormessage': problem.message.replaceAll(/[^\x20-\x7e]/g, ' '),
    },
  });
}

function problemOf(error: unknown): HubError {
  if (error instanceof HubError) return error;
  const statusCode = statusOf(error);
  if (statusCode === 413) return new HubError(40009, 413, 'The request body is too large');
  if (statusCode >= 400 && statusCode < 500) return badRequest('Malformed request');
  return new HubError(50000, 500, 'Internal error');
}

/** The HTTP layer's own refusals bear a status, what it leans on a status code. */
function statusOf(error: unknown): number {
  const { statusCode, status } = (error ?? {}) as { statusCode?: unknown; status?: unknown };
  return [statusCode, status].find((one) => typeof one === 'number') ?? 500;
}
