import { type Static, Type } from 'typebox';

/**
 * The body of every failed request: `message` is what a person may read, `code` one of the error catalogue,
 * `errors` the messages by field (dotted path), `requestId` what support asks for. Source: design.md section 3a.
 */
export const ApiFailure = Type.Object({
  message: Type.String(),
  code: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  requestId: Type.Optional(Type.String()),
});
export type ApiFailure = Static<typeof ApiFailure>;
