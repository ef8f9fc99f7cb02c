import fc, { type Arbitrary } from 'fast-check';

/** JSON Schema as far as the product's routes use it. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const awkwardTexts = [
  '',
  ' ',
  '\0',
  '-1',
  '1e400',
  'null',
  "' or '1'='1",
  '../../etc/passwd',
  '💥'.repeat(60),
  '\ud800',
  '\u202Eabc\r\nBcc: evil@evil.example',
  '2026-02-30T25:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '__proto__',
  'x'.repeat(6000),
];
const awkwardNumbers = [0, -0, -1, 0.5, 2 ** 31, 2 ** 53, 1e21, 1e308, Number.MIN_VALUE];

/** Texts that mean something to the server under test, by the name of the field; `*` for every other field. */
export type Vocabulary = Readonly<Record<string, readonly string[]>> & { readonly '*': readonly string[] };

/** Values that mostly fit the schema, so that they get past its check, and sometimes do not. */
export function arbitraryOf(schema: JsonSchema, words: Vocabulary, field = '*'): Arbitrary<unknown> {
  return fc.oneof(
    { weight: 39, arbitrary: fittingOf(schema, words, field) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

export function textOf(words: Vocabulary, field: string): Arbitrary<string> {
  return fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...(words[field] ?? words['*'])) },
    { weight: 1, arbitrary: fc.constantFrom(...awkwardTexts) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );
}

function fittingOf(schema: JsonSchema, words: Vocabulary, field: string): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => arbitraryOf(each, words, field)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'string':
      return textOf(words, field).map((text) => text.slice(0, schema.maxLength));
    case 'integer':
      return fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 100 }) },
        fc.integer(),
        fc.constantFrom(...awkwardNumbers),
      );
    case 'number':
      return fc.oneof(
        {
          weight: 8,
          arbitrary: fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 2, noNaN: true }),
        },
        fc.constantFrom(...awkwardNumbers),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, words, field), {
        minLength: schema.minItems ?? 0,
        maxLength: 3,
      });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, each]) => [
            name,
            arbitraryOf(each, words, name),
          ]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}
