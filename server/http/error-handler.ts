import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiFailure, answeredErrors } from '#contract/calls/schemas/api-failure.ts';
import {
  addressTooLong,
  AnotherNode,
  ApiProblem,
  catalogueProblem,
  type RefusalText,
  serverErrorMessage,
  unavailable,
} from './api-problem.ts';
import type { App } from './app-type.ts';
import { sendOn } from './files/navigation.ts';
import { forwardRequest } from './forward-request.ts';
import { requestLanguage } from '../words/request-language.ts';
import { refusalWordsIn } from '../words/refusal-words.ts';
import { refusedFields } from './calls/validation-errors.ts';

const securityStatuses = new Set([401, 403, 419, 429]);
const clientMessages: Record<number, RefusalText> = {
  408: ({ requests }) => requests.tooSlow,
  413: ({ requests }) => requests.tooLarge,
  414: addressTooLong,
  415: ({ requests }) => requests.contentType,
  431: ({ requests }) => requests.headersTooLarge,
};
/** Unreachable, full, or a deadlock in which this transaction was aborted. */
const passingCodes = /^(08...|53...|57P0[123]|40P01|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
/** Messages of node-postgres without a code. */
const passingTexts = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/;

/** The only place where a failure becomes an answer. */
export function errorHandling(app: App): void {
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const forwarded = error instanceof AnotherNode ? await forwardRequest(request, error) : undefined;
    if (forwarded) return reply.code(forwarded.status).headers(forwarded.headers).send(forwarded.body);
    const problem = problemOf(error, request);
    const status = problem?.status ?? 500;
    if (problem === undefined) request.log.error({ err: error }, 'request failed');
    else if (status >= 500) request.log.warn({ err: error }, 'request refused');
    if (securityStatuses.has(status)) logSecurityEvent(request, status);
    return send(reply, problem ?? faultOf(request));
  });
}

/**
 * Handles addresses that the router cannot parse, which reach no route, hook or error handler. A browser is redirected to
 * a corrected address.
 */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (sendOn(request, reply)) return;
  send(reply, problemOf(error, request) ?? catalogueProblem(400, 'REQUEST_001'));
}

function send(reply: FastifyReply, problem: ApiProblem): FastifyReply {
  const words = refusalWordsIn(requestLanguage(reply.request.headers));
  const { message, errors } = problem.in(words);
  const body: ApiFailure = { message };
  if (problem.code) body.code = problem.code;
  if (errors) body.errors = Object.fromEntries(Object.entries(errors).slice(0, answeredErrors));
  if (problem.reason) body.reason = { name: problem.reason.name, values: { ...problem.reason.values } };
  if (problem.status >= 500) body.requestId = reply.request.id;
  return reply.code(problem.status).headers(problem.headers).type('application/json').send(body);
}

/** An internal error: the answer has no details, only the act that failed. */
function faultOf({ routeOptions }: FastifyRequest): ApiProblem {
  const { fault } = routeOptions.config;
  return fault ? catalogueProblem(500, fault) : new ApiProblem({ status: 500, message: serverErrorMessage });
}

function problemOf(error: FastifyError, request: FastifyRequest): ApiProblem | undefined {
  if (error instanceof ApiProblem) return error;
  if (error.validation) return validationProblem(error, request);
  if (isPassing(error)) return unavailable();
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return undefined;
  if (status === 400) return catalogueProblem(400, 'REQUEST_001');
  return new ApiProblem({
    status,
    message: clientMessages[status] ?? (({ requests }) => requests.status(status)),
  });
}

function validationProblem(error: FastifyError, request: FastifyRequest): ApiProblem {
  if (error.validationContext === 'params') return new ApiProblem({ status: 404, message: noRoute(request) });
  const sent = error.validationContext === 'querystring' ? request.query : request.body;
  return refusedFields(error.validation ?? [], sent);
}

export function noRoute(request: FastifyRequest): RefusalText {
  const path = request.url.split('?', 1)[0]?.replace(/^\/+/, '').slice(0, 200) ?? '';
  return ({ requests }) => requests.noRoute(path);
}

function isPassing(error: Error & { code?: string }): boolean {
  return passingCodes.test(error.code ?? '') || passingTexts.test(error.message);
}

function logSecurityEvent(request: FastifyRequest, status: number): void {
  const { method, ip, routeOptions } = request;
  request.log.warn({
    event: 'security',
    status,
    method,
    route: routeOptions.url,
    ip,
    userId: request.user?.id,
  });
}
