import type {
  AnswerOf,
  BodyOf,
  Call,
  CallAddress,
  CallSpec,
  ParamsOf,
  QueryOf,
} from '#contract/calls/call.ts';

/** Options of any call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Used instead of the stored token. */
  bearer?: string;
}

type SpecOf<C> = C extends Call<CallAddress, infer S> ? S : never;
type Part<Name extends string, T> = [T] extends [undefined]
  ? { [N in Name]?: undefined }
  : Record<string, never> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };
type Key<C> = C extends { key: true } ? { key: string } : { key?: undefined };
type Sent<C, S extends CallSpec> = C extends { sends: string }
  ? { body: ArrayBuffer }
  : Part<'body', BodyOf<S>>;

type Input<C, S extends CallSpec> = CallOptions &
  Part<'params', ParamsOf<S>> &
  Part<'query', QueryOf<S>> &
  Sent<C, S> &
  Key<C>;

/** Absent for a call without input. */
export type CallInput<C> =
  Record<string, never> extends Input<C, SpecOf<C>>
    ? [input?: Input<C, SpecOf<C>>]
    : [input: Input<C, SpecOf<C>>];

/** The body of the response; a file if it is not JSON. */
export type AnswerTo<C> = C extends { answers: string } ? File : AnswerOf<SpecOf<C>>;
