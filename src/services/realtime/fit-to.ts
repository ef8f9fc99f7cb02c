/** What the schemas of messages are written with; a test holds them to these words. */
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

/** What fits, without fields that the schema does not name; undefined for what does not, which no JSON is. */
export function fitTo(said: object, value: unknown): unknown {
  const schema: MessageSchema = said;
  if (schema.anyOf) {
    for (const one of schema.anyOf) {
      const fitting = fitTo(one, value);
      if (fitting !== undefined) return fitting;
    }
    return undefined;
  }
  if (schema.enum) return schema.enum.includes(value) ? value : undefined;
  if ('const' in schema) return schema.const === value ? value : undefined;
  switch (schema.type) {
    case 'object':
      return fitFields(schema, value);
    case 'array':
      return fitItems(schema, value);
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

function fitFields({ properties = {}, required = [] }: MessageSchema, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    if (!Object.hasOwn(value, name)) continue;
    const fitting = fitTo(schema, (value as Record<string, unknown>)[name]);
    if (fitting === undefined) return undefined;
    fields[name] = fitting;
  }
  return required.every((name) => Object.hasOwn(fields, name)) ? fields : undefined;
}

function fitItems({ items = {}, maxItems = 0 }: MessageSchema, value: unknown): unknown {
  if (!Array.isArray(value) || value.length > maxItems) return undefined;
  const fitting = value.map((item) => fitTo(items, item));
  return fitting.includes(undefined) ? undefined : fitting;
}

/** A length counts code points, as JSON Schema does. */
const isShort = (text: string, maxLength = 0) =>
  text.length <= maxLength || (text.length <= 2 * maxLength && [...text].length <= maxLength);
