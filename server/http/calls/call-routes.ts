import type { FastifyReply, FastifyRequest } from 'fastify';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import type { CompanyAct } from '#contract/rules/people/company-acts.ts';
import type { CallSpec, CallThrottle, LoadClass, SeatPace } from '#contract/calls/call.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';
import { addressSubject } from '../../address-subject.ts';
import { sanitize } from './sanitize.ts';
import { ApiProblem } from '../api-problem.ts';
import type { App, AppPlugin } from '../app-type.ts';
import type { BoundCall } from './handle-calls.ts';
import type { Idempotency } from './idempotency.ts';
import type { Throttle } from '../load/throttle.ts';

interface Deps {
  /** Writes an audit entry for a successful act of a company's user. */
  auditLog: {
    during<Result>(request: FastifyRequest, act: CompanyAct, work: () => Promise<Result>): Promise<Result>;
  };
  throttle: Throttle;
  idempotency: Idempotency;
  /** Throws 429 above a seat's limit. */
  pace(kind: SeatPace, seatId: string): void;
}

type Work = () => Promise<unknown>;

/** The default body limit; calls with lists of people set a higher one in the table. */
const usualBodyBytes = 64 * 1024;

const keyMissing = () =>
  new ApiProblem({
    status: 428,
    message:
      'This request needs an Idempotency-Key header: one for each intention, kept when it is repeated.',
  });

/** Registers calls in a scope: schemas, body limit, throttle and idempotency are those of the table. */
export function callRoutes(deps: Deps, calls: readonly BoundCall[]): AppPlugin {
  return async (app) => {
    for (const call of calls) {
      const { sends } = call.address;
      if (sends === undefined) route(app, call, deps);
      else await app.register(async (scope) => takeBytes(scope, call, deps));
    }
  };
}

function takeBytes(scope: App, call: BoundCall, deps: Deps): void {
  const options = { parseAs: 'buffer', bodyLimit: call.spec.bodyLimit ?? usualBodyBytes } as const;
  scope.addContentTypeParser(call.address.sends ?? '', options, (_request, body, done) => done(null, body));
  route(scope, call, deps);
}

function route(app: App, call: BoundCall, deps: Deps): void {
  const { address, spec } = call;
  const status = spec.status ?? (spec.answer ? 200 : 204);
  const work = workOf(call, status, deps);
  app.route({
    method: address.method,
    url: address.path,
    bodyLimit: spec.bodyLimit ?? usualBodyBytes,
    config: {
      keyed: address.key === true,
      load: loadClassOf(call),
      fault: spec.fault,
      beforeSecondFactor: spec.beforeSecondFactor === true,
    },
    schema: schemaOf(address.answers, spec, status),
    preValidation: async (request) => {
      if (spec.body && address.sends === undefined) request.body = sanitize(spec.body, request.body);
      if (spec.query) request.query = sanitize(spec.query, request.query);
    },
    handler: async (request, reply) => {
      if (address.key && request.headers['idempotency-key'] === undefined) throw keyMissing();
      if (spec.pace) deps.pace(spec.pace, request.seat.seatId);
      const { audit } = spec;
      const run =
        typeof audit === 'string'
          ? () => deps.auditLog.during(request, audit, () => work(request, reply))
          : () => work(request, reply);
      return throttled(deps.throttle, spec.throttle ?? [], request, run);
    },
  });
}

export function loadClassOf({ address, spec }: BoundCall): LoadClass {
  if (spec.load) return spec.load;
  if (address.method === 'GET') return 'waits';
  return address.access === 'participant' ? 'live' : 'usual';
}

function workOf({ address, spec, handler }: BoundCall, status: number, { idempotency }: Deps) {
  const answer = async (request: FastifyRequest, reply: FastifyReply, unit?: UnitOfWork) => {
    const body = await handler(request, reply, unit);
    return { status, body: spec.answer ? body : null };
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (address.answers !== undefined) return handler(request, reply, undefined);
    if (address.key) return idempotency(request, reply, (unit) => answer(request, reply, unit));
    const { body } = await answer(request, reply);
    // The caller sends the response, after the audit entry has been written.
    reply.code(status);
    return body;
  };
}

async function throttled(
  throttle: Throttle,
  rules: readonly CallThrottle[],
  request: FastifyRequest,
  work: Work,
): Promise<unknown> {
  const [rule, ...others] = rules;
  if (!rule) return work();
  const { name, hits, perMs, counts } = rule;
  const subject = subjectOf(request, rule);
  const next = () => throttled(throttle, others, request, work);
  if (counts === 'failures') return throttle.failures(name, subject, hits, perMs, next);
  await throttle(name, subject, hits, perMs);
  return next();
}

function schemaOf(answers: string | undefined, spec: CallSpec, status: number) {
  return {
    ...(spec.params ? { params: spec.params } : {}),
    ...(spec.query ? { querystring: spec.query } : {}),
    ...(spec.body ? { body: spec.body } : {}),
    ...(answers ? { produces: [answers] } : { response: { [status]: spec.answer ?? { type: 'null' } } }),
    ...(spec.hide ? { hide: true } : {}),
  };
}

function subjectOf({ ip, user, seat, body }: FastifyRequest, { by }: CallThrottle): string {
  switch (by) {
    case 'address':
      return addressSubject(ip);
    case 'user':
      return String(user.id);
    case 'company':
      return String(seat ? seat.companyId : user.company_id);
    case 'email':
      return normaliseEmail((body as { email: string }).email);
  }
}
