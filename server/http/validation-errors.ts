import { answeredErrors } from '#contract/calls/schemas/api-failure.ts';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { companyColourPattern, companyColourRule } from '#contract/rules/company-colour.ts';
import { plainNamePattern, plainNameRule } from '#contract/rules/plain-name.ts';

type Failures = readonly FastifySchemaValidationError[];

/** A failed schema as `errors` by dotted field, in the texts that clients of such an API know. */
export function validationErrors(failures: Failures): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const failure of failures.slice(0, answeredErrors)) {
    if (failure.keyword === 'const' && hasUnionAbove(failure, failures)) continue;
    const field = fieldOf(failure) || 'body';
    const text = textOf(failure, field.includes('.') ? field : field.replaceAll('_', ' '));
    errors[field] = [...new Set([...(errors[field] ?? []), text])];
  }
  return errors;
}

/** The first text, and how many more there are. */
export function summaryOf(errors: Record<string, string[]>): string {
  const [first = 'The given data was invalid.', ...rest] = Object.values(errors).flat();
  if (rest.length === 0) return first;
  return `${first} (and ${rest.length} more ${rest.length === 1 ? 'error' : 'errors'})`;
}

function hasUnionAbove(failure: FastifySchemaValidationError, failures: Failures): boolean {
  return failures.some(
    ({ keyword, instancePath }) => keyword === 'anyOf' && failure.instancePath.startsWith(instancePath),
  );
}

function fieldOf({ keyword, instancePath, params }: FastifySchemaValidationError): string {
  const missing = keyword === 'required' ? `/${params.missingProperty}` : '';
  return `${instancePath}${missing}`.slice(1).replaceAll('/', '.');
}

function textOf({ keyword, params }: FastifySchemaValidationError, label: string): string {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return `The ${label} field is required.`;
    case 'minLength':
      return limit === 1
        ? `The ${label} field is required.`
        : `The ${label} field must be at least ${limit} characters.`;
    case 'maxLength':
      return `The ${label} field must not be greater than ${limit} characters.`;
    case 'minItems':
      return limit === 1
        ? `The ${label} field is required.`
        : `The ${label} field must have at least ${limit} items.`;
    case 'maxItems':
    case 'maxProperties':
      return `The ${label} field must not have more than ${limit} items.`;
    case 'minimum':
      return `The ${label} field must be at least ${limit}.`;
    case 'maximum':
      return `The ${label} field must not be greater than ${limit}.`;
    case 'format':
      return params.format === 'email'
        ? `The ${label} field must be a valid email address.`
        : `The ${label} field format is invalid.`;
    case 'pattern':
      if (params.pattern === plainNamePattern) return `The ${label} field ${plainNameRule}`;
      if (params.pattern === companyColourPattern) return companyColourRule;
      return `The ${label} field format is invalid.`;
    case 'type':
      return `The ${label} field must be ${withArticle(String(params.type))}.`;
    case 'enum':
    case 'const':
    case 'anyOf':
      return `The selected ${label} is invalid.`;
    default:
      return `The ${label} field is invalid.`;
  }
}

function withArticle(type: string): string {
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}
