import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { AnswerOf, BodyOf, CallAddress, CallSpec, ParamsOf, QueryOf } from '#contract/calls/call.ts';
import type { UnitOfWork } from '../../database/unit-of-work.ts';

/** The values that a scope sets; a handler of another scope cannot read them. */
type Holder<A extends CallAddress> = A['access'] extends 'public'
  ? { user: never; seat: never; tokenId: never; signIn: never }
  : A['access'] extends 'participant'
    ? { user: never }
    : { seat: never };

export type CallRequest<A extends CallAddress, S extends CallSpec> = FastifyRequest<{
  Params: ParamsOf<S>;
  Querystring: QueryOf<S>;
  Body: BodyOf<S>;
}> &
  Holder<A>;

/** Returns JSON; any other answer is sent by the handler. The return value of a call without an answer is ignored. */
type HandlerAnswer<A extends CallAddress, S extends CallSpec> = A extends { answers: string }
  ? FastifyReply | Promise<FastifyReply>
  : S extends { answer: TSchema }
    ? AnswerOf<S> | Promise<AnswerOf<S>>
    : unknown;

/** With an idempotency key the work runs in `unit`, the transaction of key and answer. */
export type CallHandler<A extends CallAddress, S extends CallSpec> = (
  request: CallRequest<A, S>,
  reply: FastifyReply,
  unit: A extends { key: true } ? UnitOfWork : undefined,
) => HandlerAnswer<A, S>;

/** A call with its schemas and its handler, ready to be registered in the scope of its access. */
export interface BoundCall {
  address: CallAddress;
  spec: CallSpec;
  handler(request: FastifyRequest, reply: FastifyReply, unit: UnitOfWork | undefined): unknown;
}

/** Joins the halves of a resource's table with its handlers. A missing, wrong or unknown handler does not compile. */
export function handleCalls<
  S extends Readonly<Record<string, CallSpec>>,
  T extends { readonly [K in keyof S]: CallAddress },
>(table: T, specs: S, handlers: { readonly [K in keyof S]: CallHandler<T[K], S[K]> }): BoundCall[] {
  return Object.keys(specs).map((name: keyof S & string) => ({
    address: table[name],
    spec: specs[name] as CallSpec,
    handler: handlers[name] as BoundCall['handler'],
  }));
}
