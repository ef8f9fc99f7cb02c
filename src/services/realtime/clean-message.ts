/** The JSON Schema keywords that message schemas use; a test enforces them. */
export interface MessageSchema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly object[];
  properties?: Readonly<Record<string, object>>;
  required?: readonly string[];
  items?: object;
  maxItems?: number;
  maxLength?: number;
}

/** The value without fields that the schema does not name; undefined if it does not match. */
export function cleanMessage(given: object, value: unknown): unknown {
  const schema: MessageSchema = given;
  if (schema.anyOf) {
    for (const one of schema.anyOf) {
      const fitting = cleanMessage(one, value);
      if (fitting !== undefined) return fitting;
    }
    return undefined;
  }
  if (schema.enum) return schema.enum.includes(value) ? value : undefined;
  if ('const' in schema) return schema.const === value ? value : undefined;
  switch (schema.type) {
    case 'object':
      return cleanFields(schema, value);
    case 'array':
      return cleanItems(schema, value);
    case 'string':
      return typeof value === 'string' && isShort(value, schema.maxLength) ? value : undefined;
    case 'integer':
      return Number.isInteger(value) ? value : undefined;
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'null':
      return value === null ? null : undefined;
    default:
      return undefined;
  }
}

function cleanFields({ properties = {}, required = [] }: MessageSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    if (!Object.hasOwn(value, name)) continue;
    const fitting = cleanMessage(schema, (value as Record<string, unknown>)[name]);
    if (fitting === undefined) return undefined;
    fields[name] = fitting;
  }
  return required.every((name) => Object.hasOwn(fields, name)) ? fields : undefined;
}

function cleanItems({ items = {}, maxItems = 0 }: MessageSchema, value: unknown): unknown {
  if (!Array.isArray(value) || value.length > maxItems) return undefined;
  const fitting = value.map((item) => cleanMessage(items, item));
  return fitting.includes(undefined) ? undefined : fitting;
}

/** A length counts code points, as JSON Schema does. */
const isShort = (text: string, maxLength = 0) =>
  text.length <= maxLength || (text.length <= 2 * maxLength && [...text].length <= maxLength);
