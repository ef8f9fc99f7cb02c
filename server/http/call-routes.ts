import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallSpec, CallThrottle, SeatPace } from '#contract/calls/call.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { admit } from './admit.ts';
import type { App, AppPlugin } from './app-type.ts';
import type { BoundCall } from './handle-calls.ts';
import type { Idempotency } from './idempotency.ts';
import type { Throttle } from './throttle.ts';

interface Deps {
  throttle: Throttle;
  idempotency: Idempotency;
  /** Throws 429 where a seat is too quick. */
  pace(kind: SeatPace, seatId: string): void;
}

/** Registers calls in the scope that it is given to: schemas, body limit, throttle and idempotency come from the table. */
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
  const { bodyLimit } = call.spec;
  const options = { parseAs: 'buffer', ...(bodyLimit === undefined ? {} : { bodyLimit }) } as const;
  scope.addContentTypeParser(call.address.sends ?? '', options, (_request, body, done) => done(null, body));
  route(scope, call, deps);
}

function route(app: App, { address, spec, handler }: BoundCall, deps: Deps): void {
  const rules = spec.throttle ?? [];
  const status = spec.status ?? (spec.answer ? 200 : 204);
  const work = async (request: FastifyRequest, reply: FastifyReply, unit?: UnitOfWork) => {
    const answer = await handler(request, reply, unit);
    return { status, body: spec.answer ? answer : null };
  };
  app.route({
    method: address.method,
    url: address.path,
    ...(spec.bodyLimit === undefined ? {} : { bodyLimit: spec.bodyLimit }),
    schema: schemaOf(address.answers, spec, status),
    preValidation: async (request) => {
      if (spec.body && address.sends === undefined) request.body = admit(spec.body, request.body);
      if (spec.query) request.query = admit(spec.query, request.query);
    },
    handler: async (request, reply) => {
      for (const rule of rules.filter(({ counts }) => counts === undefined))
        await deps.throttle(rule.name, subjectOf(request, rule), rule.hits, rule.perMs);
      if (spec.pace) deps.pace(spec.pace, request.seat.seatId);
      const answer = async () => {
        if (address.answers !== undefined) return handler(request, reply, undefined);
        if (address.key) return deps.idempotency(request, reply, (unit) => work(request, reply, unit));
        const { body } = await work(request, reply);
        return reply.code(status).send(body);
      };
      return rules
        .filter(({ counts }) => counts === 'failures')
        .reduceRight<() => Promise<unknown>>(
          (next, { name, hits, perMs, ...rule }) =>
            () =>
              deps.throttle.failures(
                name,
                subjectOf(request, { name, hits, perMs, ...rule }),
                hits,
                perMs,
                next,
              ),
          answer,
        )();
    },
  });
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

function subjectOf({ ip, user, body }: FastifyRequest, { by }: CallThrottle): string {
  switch (by) {
    case 'address':
      return ip;
    case 'user':
      return String(user.id);
    case 'company':
      return String(user.company_id);
    case 'email':
      return (body as { email: string }).email.trim().toLowerCase();
  }
}
