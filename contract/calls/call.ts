import type { Static, TSchema } from 'typebox';
import type { CompanyAct } from '../rules/people/company-acts.ts';
import type { AccountAccess } from '../rules/people/user-types.ts';
import type { ErrorCode } from '../words/error-catalogue.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whose token a call bears: nobody's, any dashboard user's, that of an account with this access, or a participant's. */
export type Access = 'public' | 'user' | AccountAccess | 'participant';

/** The half of a call that both sides run. It is part of the browser's first load, so it contains no schema. */
export interface CallAddress {
  method: Method;
  /** `:name` for each parameter. */
  path: `/${string}`;
  access: Access;
  /** It spends or sends: the server demands an `Idempotency-Key`, made where the intention begins. */
  key?: true;
  /** The answer's type where it is a file or a stream. */
  answers?:
    | 'application/json'
    | 'text/csv'
    | 'text/calendar'
    | 'text/event-stream'
    | 'application/octet-stream'
    | 'application/pdf'
    | 'application/zip';
  /** The answer is a file of any size, written while it is sent: the client sets it no time limit. */
  isLong?: true;
  /** The body's type where it is not JSON. */
  sends?: 'application/octet-stream';
}

/** How often a subject may make a call, or be refused where only failures count: `hits` within `perMs`. */
export interface CallThrottle {
  /** Calls with the same name count together. */
  name: string;
  /** `email` is the body's field of that name. */
  by: 'address' | 'user' | 'company' | 'email';
  hits: number;
  perMs: number;
  /** For secrets that cannot be guessed: many people who bring valid ones share an office's address. */
  counts?: 'failures';
}

/** What a participant's seat may do in a while; the figures are the server's. */
export type SeatPace =
  | 'chat'
  | 'answer'
  | 'vote'
  | 'react'
  | 'move'
  | 'point'
  | 'act'
  | 'snapshot'
  | 'document';

/**
 * What becomes of a call when more come than the server can answer. `live`: a session in play, its host and everyone who
 * enters depend on it, so it is never refused. `waits`: it shows what is shown again a moment later, and is refused first.
 * `heavy`: a document or an export, a hundred times as costly as the others; few at once, beside them.
 */
export type LoadClass = 'live' | 'usual' | 'waits' | 'heavy';

/** The half of a call that the server runs, and from which both sides infer their types. */
export interface CallSpec {
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  /** None: 204, or an answer that is not JSON. */
  answer?: TSchema;
  /** Where it is not 200, or 204 without an answer. */
  status?: 201 | 202;
  throttle?: readonly CallThrottle[];
  pace?: SeatPace;
  /** Where it is not `waits` for a GET, `live` for what a participant sends, and `usual` for the rest. */
  load?: LoadClass;
  /** The catalogue's code where the call fails by a fault of the server (500). */
  fault?: ErrorCode;
  /** Bytes, where it is not the server's usual limit. */
  bodyLimit?: number;
  /**
   * What the company's audit log calls it. Each call by which an account of a company changes something has one, or the
   * reason why it is not noted.
   */
  audit?: CompanyAct | { none: string };
  /** Allowed while a required second factor is missing: its set-up, and the log-out. */
  beforeSecondFactor?: true;
  /** Not for the OpenAPI document. */
  hide?: true;
}

declare const spec: unique symbol;

/** One entry of a table: its address, with its types. */
export type Call<Address extends CallAddress = CallAddress, Spec extends CallSpec = CallSpec> = Address & {
  readonly [spec]?: Spec;
};

type Specs = Readonly<Record<string, CallSpec>>;

/** The calls of one resource. An entry without its schemas, or schemas without their entry, do not compile. */
export function defineCalls<S extends Specs>() {
  return <const T extends { readonly [K in keyof S]: CallAddress }>(
    table: T & { readonly [K in Exclude<keyof T, keyof S>]: never },
  ): { readonly [K in keyof S]: Call<T[K], S[K]> } => table;
}

type StaticOf<T> = T extends TSchema ? Static<T> : undefined;
export type ParamsOf<S extends CallSpec> = StaticOf<S['params']>;
export type QueryOf<S extends CallSpec> = StaticOf<S['query']>;
export type BodyOf<S extends CallSpec> = StaticOf<S['body']>;
export type AnswerOf<S extends CallSpec> = StaticOf<S['answer']>;
