import { answeredErrors } from '#contract/calls/schemas/api-failure.ts';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';
import { companyColourPattern } from '#contract/rules/company-colour.ts';
import { phoneNumberPattern } from '#contract/rules/people/phone-number.ts';
import { plainNamePattern } from '#contract/rules/people/plain-name.ts';
import { visiblePattern } from '#contract/rules/text/visible-text.ts';
import type { RefusalWords } from '#contract/words/en/refusals/index.ts';
import { ApiProblem, type FieldTexts, fieldTextsIn, type Reason, type RefusalText } from '../api-problem.ts';
import { fieldLabel } from './field-labels.ts';

type Failures = readonly FastifySchemaValidationError[];
type ValidationWords = RefusalWords['validation'];

/** 422 for a failed schema. A message about a list's entry names that entry. */
export function refusedFields(failures: Failures, request?: unknown): ApiProblem {
  const errors = fieldErrors(failures, request);
  return new ApiProblem({
    status: 422,
    message: (words) => summaryOf(fieldTextsIn(errors, words), words.validation),
    errors,
    reason: reasonOf(failures),
  });
}

/** By dotted field, in the English texts of common APIs. */
function fieldErrors(failures: Failures, request: unknown): FieldTexts {
  const errors: Record<string, RefusalText[]> = {};
  for (const failure of failures.slice(0, answeredErrors)) {
    if (failure.keyword === 'const' && hasUnionAbove(failure, failures)) continue;
    const field = fieldOf(failure) || 'body';
    const text: RefusalText = ({ validation }) => labelled(failure, field, request, validation);
    errors[field] = [...(errors[field] ?? []), text];
  }
  return errors;
}

function labelled(
  failure: FastifySchemaValidationError,
  path: string,
  request: unknown,
  words: ValidationWords,
): string {
  const { of, field } = fieldLabel(path, request, words);
  const text = textOf(failure, of !== '' && field === '' ? words.value : field, words);
  return of === '' ? text : words.entry.problem(of, text);
}

/** The first failure, to be translated by the guest's page. */
function reasonOf([first]: Failures): Reason {
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

/** The first text, and the number of others. */
function summaryOf(errors: Record<string, string[]>, words: ValidationWords): string {
  const [first = words.invalid, ...rest] = Object.values(errors).flat();
  return rest.length === 0 ? first : words.andMore(first, rest.length);
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

function textOf(
  { keyword, params }: FastifySchemaValidationError,
  field: string,
  words: ValidationWords,
): string {
  const limit = Number(params.limit);
  switch (keyword) {
    case 'required':
      return words.required(field);
    case 'minLength':
      return limit === 1 ? words.required(field) : words.tooShort(field, limit);
    case 'maxLength':
      return words.tooLong(field, limit);
    case 'minItems':
      return limit === 1 ? words.required(field) : words.tooFew(field, limit);
    case 'maxItems':
    case 'maxProperties':
      return words.tooMany(field, limit);
    case 'minimum':
      return words.tooSmall(field, limit);
    case 'maximum':
      return words.tooGreat(field, limit);
    case 'format':
      return params.format === 'email' ? words.email(field) : words.format(field);
    case 'pattern':
      return patternTexts[String(params.pattern)]?.(words, field) ?? words.format(field);
    case 'type':
      return words.type(field, String(params.type));
    case 'enum':
    case 'const':
    case 'anyOf':
      return words.notOffered(field);
    default:
      return words.wrong(field);
  }
}

const patternTexts: Record<string, (words: ValidationWords, field: string) => string> = {
  [visiblePattern]: (words, field) => words.required(field),
  [phoneNumberPattern]: (words) => words.phoneNumber,
  [plainNamePattern]: (words, field) => words.plainName(field),
  [companyColourPattern]: (words) => words.companyColour,
};
