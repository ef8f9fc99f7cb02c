import { type Static, Type } from 'typebox';
import { Id, List, Shape, Text } from './bounded.ts';

/** A person reads no more, and a program needs no more. */
export const answeredErrors = 50;

/**
 * The body of every failed request: `message` is what a person may read, `code` one of the error catalogue,
 * `errors` the messages by field (dotted path), `reason` what a guest’s page puts into words in the guest’s language
 * (`contract/words`, `failures`), `requestId` what support asks for.
 */
export const ApiFailure = Shape({
  message: Text(4000),
  code: Type.Optional(Text(40)),
  errors: Type.Optional(
    Type.Record(Type.String({ pattern: '^.{1,300}$' }), List(Text(1000), 20), {
      maxProperties: answeredErrors,
      additionalProperties: false,
    }),
  ),
  reason: Type.Optional(
    Shape({
      name: Id,
      values: Type.Record(Type.String({ pattern: '^.{1,40}$' }), Type.Union([Text(500), Type.Number()]), {
        maxProperties: 8,
        additionalProperties: false,
      }),
    }),
  ),
  requestId: Type.Optional(Text(64)),
});
export type ApiFailure = Static<typeof ApiFailure>;
