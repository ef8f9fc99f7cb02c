import { expect, test } from 'vitest';
import { Type } from 'typebox';
import { Shape, Text } from './bounded.ts';

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  maxItems?: number;
  maxLength?: number;
  maxProperties?: number;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: unknown;
}

/** Where a schema has no end: lists, texts, objects, or values of any kind. */
function endsMissing(schema: Schema, path: string): string[] {
  if (schema.const !== undefined || schema.enum) return [];
  if (schema.anyOf) return schema.anyOf.flatMap((each, index) => endsMissing(each, `${path}|${index}`));
  switch (schema.type) {
    case 'string':
      return schema.maxLength === undefined ? [`${path}: text without maxLength`] : [];
    case 'array':
      return [
        ...(schema.maxItems === undefined ? [`${path}: list without maxItems`] : []),
        ...(schema.items ? endsMissing(schema.items, `${path}[]`) : [`${path}: list of anything`]),
      ];
    case 'object':
      return [
        ...unknownFields(schema, path),
        ...(isDictionary(schema) && schema.maxProperties === undefined
          ? [`${path}: dictionary without end`]
          : []),
        ...Object.entries({ ...schema.properties, ...schema.patternProperties }).flatMap(([name, each]) =>
          endsMissing(each, `${path}.${name}`),
        ),
      ];
    case 'integer':
    case 'number':
    case 'boolean':
    case 'null':
      return [];
    default:
      return [`${path}: anything at all`];
  }
}

const isDictionary = ({ patternProperties, additionalProperties }: Schema) =>
  patternProperties !== undefined || typeof additionalProperties === 'object';

function unknownFields({ additionalProperties }: Schema, path: string): string[] {
  if (additionalProperties === false) return [];
  return typeof additionalProperties === 'object' && additionalProperties !== null
    ? endsMissing(additionalProperties, `${path}.*`)
    : [`${path}: object with unknown fields`];
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '../../messages/*.ts', '!./**/*.test.ts', '!./bounded.ts'],
  { eager: true },
);
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && ('~kind' in value || 'type' in value || 'anyOf' in value);

/** Every schema that a module exports, alone or in the spec of a call. */
function schemasOf(value: unknown, path: string): [string, Schema][] {
  if (isSchema(value)) return [[path, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => schemasOf(each, `${path} ${name}`));
}

const all = Object.entries(modules).flatMap(([file, exported]) => schemasOf({ ...exported }, file));

test('every text, list and object of every call and message has a maximum', () => {
  expect(all.length).toBeGreaterThan(120);
  expect(all.flatMap(([path, schema]) => endsMissing(schema, path))).toEqual([]);
});

test.each([
  Type.String(),
  Type.Array(Text(1)),
  Type.Object({}),
  Shape({ a: Type.Array(Type.String()) }),
  Type.Record(Type.String(), Text(1)),
  Type.Union([Text(1), Type.Unknown()]),
])('one without is found: %j', (schema) => {
  expect(endsMissing(schema as Schema, 'x')).not.toEqual([]);
});
