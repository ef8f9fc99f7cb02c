import type { TSchema } from 'typebox';
import { emailAddress } from '#contract/rules/people/email-address.ts';
import type { ApiProblem } from '../api-problem.ts';
import { refusedFields } from './validation-errors.ts';

/** JSON Schema as far as the tables of calls use it. */
interface Known {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Known[];
  items?: Known;
  maxItems?: number;
  properties?: Readonly<Record<string, Known>>;
  patternProperties?: Readonly<Record<string, Known>>;
  /** A schema whose body is validated unchanged, with order and unknown fields, because a signature covers it. */
  additionalProperties?: boolean | object;
  format?: string;
  maxProperties?: number;
}

/**
 * Sanitizes a value by its schema: unknown fields are dropped, so that a tab opened before an update is served and no
 * unknown field is stored. Email addresses are normalized. Lists are counted before their items are read: 422 above the
 * schema's maximum. Types are left to the validator.
 */
export function sanitize(schema: TSchema, value: unknown): unknown {
  return known(schema as Known, value, '');
}

function known(schema: Known, value: unknown, path: string): unknown {
  if (typeof value === 'string' && schema.format === 'email') return emailAddress(value) ?? value;
  if (typeof value !== 'object' || value === null) return value;
  if (schema.anyOf) {
    const branch = schema.anyOf.find((each) => couldBe(each, value));
    return branch ? known(branch, value, path) : value;
  }
  if (Array.isArray(value)) return schema.type === 'array' ? knownItems(schema, value, path) : value;
  if (schema.patternProperties || typeof schema.additionalProperties === 'object')
    return countedFields(schema, value, path);
  return schema.properties ? knownFields(schema.properties, value, path) : value;
}

function knownItems({ items, maxItems = 0 }: Known, list: readonly unknown[], path: string): unknown {
  if (list.length > maxItems) throw tooMany('maxItems', maxItems, path);
  return items ? list.map((item, index) => known(items, item, `${path}/${index}`)) : list;
}

function knownFields(properties: Readonly<Record<string, Known>>, value: object, path: string): unknown {
  const named = Object.entries(properties).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(
    named.map(([name, schema]) => [name, known(schema, Reflect.get(value, name), `${path}/${name}`)]),
  );
}

function countedFields({ maxProperties = 0 }: Known, value: object, path: string): unknown {
  if (Object.keys(value).length > maxProperties) throw tooMany('maxProperties', maxProperties, path);
  return value;
}

/** The branch of a union with matching constant fields. */
function couldBe(schema: Known, value: object): boolean {
  if (Array.isArray(value)) return schema.type === 'array';
  return Object.entries(schema.properties ?? {}).every(
    ([name, each]) => !isWord(each) || wordsOf(each).includes(Reflect.get(value, name)),
  );
}

const isWord = (schema: Known): boolean =>
  schema.const !== undefined || schema.enum !== undefined || (schema.anyOf?.every(isWord) ?? false);

const wordsOf = (schema: Known): readonly unknown[] =>
  schema.anyOf?.flatMap(wordsOf) ?? schema.enum ?? [schema.const];

function tooMany(keyword: string, limit: number, instancePath: string): ApiProblem {
  return refusedFields([{ keyword, instancePath, schemaPath: '', params: { limit } }]);
}
