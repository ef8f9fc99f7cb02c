import { answeredErrors } from '#contract/calls/schemas/api-failure.ts';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { companyColourPattern, companyColourRule } from '#contract/rules/company-colour.ts';
import { phoneNumberPattern, phoneNumberRule } from '#contract/rules/people/phone-number.ts';
import { plainNamePattern, plainNameRule } from '#contract/rules/people/plain-name.ts';
import { visiblePattern } from '#contract/rules/text/visible-text.ts';
import { form } from '#contract/words/en/counts.ts';
import type { Reason } from '../api-problem.ts';
import { fieldLabel } from './field-labels.ts';

type Failures = readonly FastifySchemaValidationError[];

/**
 * A failed schema as `errors` by dotted field, in the texts that clients of such an API know. What belongs to an entry of
 * a list names that one, as the request has it.
 */
export function validationErrors(failures: Failures, request?: unknown): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const failure of failures.slice(0, answeredErrors)) {
    if (failure.keyword === 'const' && hasUnionAbove(failure, failures)) continue;
    const field = fieldOf(failure) || 'body';
    const text = labelled(failure, field, request);
    errors[field] = [...new Set([...(errors[field] ?? []), text])];
  }
  return errors;
}

function labelled(failure: FastifySchemaValidationError, path: string, request: unknown): string {
  const { of, field } = fieldLabel(path, request);
  if (of === '') return textOf(failure, field);
  const text = field === '' ? textOf(failure, 'value') : textOf(failure, field);
  return `${of}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** The first failure, for a page that puts it into the guest's words. */
export function reasonOf([first]: Failures): Reason {
  const limit = Number(first?.params.limit);
  switch (first?.keyword) {
    case 'required':
      return { name: 'fieldMissing', values: {} };
    case 'minLength':
      return limit === 1
        ? { name: 'fieldMissing', values: {} }
        : { name: 'fieldTooShort', values: { limit } };
    case 'maxLength':
      return { name: 'fieldTooLong', values: { limit } };
    case 'format':
      return { name: first.params.format === 'email' ? 'emailWrong' : 'fieldWrong', values: {} };
    default:
      return { name: first?.params.pattern === visiblePattern ? 'fieldMissing' : 'fieldWrong', values: {} };
  }
}

/** The first text, and how many more there are. */
export function summaryOf(errors: Record<string, string[]>): string {
  const [first = 'The given data was invalid.', ...rest] = Object.values(errors).flat();
  if (rest.length === 0) return first;
  return `${first} (and ${rest.length} more ${form(rest.length, 'error', 'errors')})`;
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
      if (params.pattern === visiblePattern) return `The ${label} field is required.`;
      if (params.pattern === phoneNumberPattern) return phoneNumberRule;
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
