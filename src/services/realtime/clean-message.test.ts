import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { Check, Clean } from 'typebox/value';
import { expect, test } from 'vitest';
import { messageSchemas } from '#contract/messages/message-schemas.ts';
import { cleanMessage, type MessageSchema } from './clean-message.ts';

const read = [
  'additionalProperties',
  'anyOf',
  'const',
  'description',
  'enum',
  'items',
  'maxItems',
  'maxLength',
  'properties',
  'required',
  'type',
];

function* schemasIn(given: object): Generator<MessageSchema> {
  const schema: MessageSchema = given;
  yield schema;
  for (const inner of [
    ...(schema.anyOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ])
    yield* schemasIn(inner);
}

test('the schemas of messages say nothing that is not read here', () => {
  const all = Object.values(messageSchemas).flatMap((schema) => [...schemasIn(schema)]);
  expect(new Set(all.flatMap(Object.keys))).toEqual(new Set(read));
  const open = all.filter((schema) => schema.type === 'object' && !('additionalProperties' in schema));
  expect(open).toEqual([]);
});

/** What fits, and where `flawed`, now and then what does not. */
function messageOf(schema: object, flawed: boolean): fc.Arbitrary<unknown> {
  const fitting = fittingOf(schema, flawed);
  return flawed
    ? fc.oneof({ arbitrary: fitting, weight: 60 }, { arbitrary: fc.jsonValue({ maxDepth: 1 }), weight: 1 })
    : fitting;
}

const newer = fc.dictionary(fc.constantFrom('newer', '__proto__', 'toString'), fc.boolean(), { maxKeys: 1 });

function fittingOf(one: object, flawed: boolean): fc.Arbitrary<unknown> {
  const schema: MessageSchema = one;
  const { anyOf, items = {}, maxItems = 0, maxLength = 0, properties = {}, required = [] } = schema;
  if (anyOf) return fc.oneof(...anyOf.map((one) => messageOf(one, flawed)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type) {
    case 'object': {
      const fields: Record<string, fc.Arbitrary<unknown>> = {};
      for (const [name, inner] of Object.entries(properties)) fields[name] = messageOf(inner, flawed);
      const known = fc.record(fields, { requiredKeys: [...required] });
      return fc.tuple(known, newer).map(([one, more]) => ({ ...more, ...one }));
    }
    case 'array':
      return fc.oneof(
        { arbitrary: fc.array(messageOf(items, flawed), { maxLength: Math.min(maxItems, 2) }), weight: 40 },
        {
          arbitrary: messageOf(items, flawed).map((one) => Array(maxItems + (flawed ? 1 : 0)).fill(one)),
          weight: 1,
        },
      );
    case 'string':
      return fc.oneof(
        { arbitrary: fc.string({ maxLength: Math.min(maxLength, 6) }), weight: 40 },
        { arbitrary: fc.constantFrom('🏮', 'a').map((one) => one.repeat(maxLength)), weight: 1 },
        {
          arbitrary: fc.constantFrom('🏮', 'a').map((one) => one.repeat(maxLength + 1)),
          weight: flawed ? 1 : 0,
        },
      );
    case 'integer':
      return fc.integer();
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

function byTypeBox(schema: TSchema, value: unknown): unknown {
  const cleaned = Clean(schema, structuredClone(value));
  return Check(schema, cleaned) ? cleaned : undefined;
}

test.each(Object.entries(messageSchemas))('%s: what fits is let in as TypeBox lets it in', (_, schema) => {
  fc.assert(
    fc.property(messageOf(schema, false), (value) => {
      const fitting = cleanMessage(schema, value);
      expect(fitting).toBeDefined();
      expect(fitting).toEqual(byTypeBox(schema, value));
    }),
    { numRuns: 40 },
  );
});

test.each(Object.entries(messageSchemas))(
  '%s: what is flawed is left out where TypeBox does',
  (_, schema) => {
    fc.assert(
      fc.property(messageOf(schema, true), (value) => {
        expect(cleanMessage(schema, value)).toEqual(byTypeBox(schema, value));
      }),
      { numRuns: 120 },
    );
  },
);
