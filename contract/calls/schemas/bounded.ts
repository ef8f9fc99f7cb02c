import { type TProperties, type TSchema, Type } from 'typebox';
import { plainNamePattern } from '../../rules/people/plain-name.ts';
import { visiblePattern } from '../../rules/text/visible-text.ts';

/** Known fields and no others: what a schema does not name is dropped, coming in as going out. */
export const Shape = <P extends TProperties>(properties: P) =>
  Type.Object(properties, { additionalProperties: false });

/** Each pattern of `allOf` bears the maximum too: the server tries none on a longer text. */
export const Text = (
  maxLength: number,
  {
    allOf,
    ...rest
  }: { minLength?: number; pattern?: string; format?: string; allOf?: { pattern: string }[] } = {},
) =>
  Type.String({
    maxLength,
    ...rest,
    ...(allOf ? { allOf: allOf.map((each) => ({ maxLength, ...each })) } : {}),
  });

/** A text that holds something to be seen. */
export const VisibleText = (maxLength: number) => Text(maxLength, { minLength: 1, pattern: visiblePattern });

/** A name of something, which mails may say: visible, and without an address. */
export const PlainName = (maxLength: number) =>
  Text(maxLength, { minLength: 1, pattern: visiblePattern, allOf: [{ pattern: plainNamePattern }] });

export const List = <T extends TSchema>(item: T, maxItems: number, rest: { minItems?: number } = {}) =>
  Type.Array(item, { maxItems, ...rest });

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** One of a few words. */
export const Choice = <const W extends readonly string[]>(words: W) =>
  Type.Unsafe<W[number]>(Type.Enum([...words]));

/** Whatever bears a name of its own: sessions, seats, scenes, options. */
export const Id = Text(64);
/** A row's number. */
export const RowId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
/** ISO 8601, UTC. */
export const Instant = Text(40);
/** Where the next page begins; null after the last. */
export const NextCursor = Nullable(Text(400));

/** Values by a short name. */
export const Dictionary = <T extends TSchema>(value: T, maxProperties: number) =>
  Type.Record(Type.String({ pattern: '^.{1,80}$' }), value, { maxProperties, additionalProperties: false });

/** Any id in an address; an unknown one is answered as unknown, not as malformed. */
export const PathId = Text(200);

/** Server clock, Unix milliseconds. */
export const ServerMs = Type.Number({ description: 'server clock, Unix milliseconds' });

/** A row's number in an address: fifteen digits at most, so that it is read without loss. */
export const ByRowId = Shape({ id: Text(15, { pattern: '^[1-9][0-9]{0,14}$' }) });
