import { companyColourRule } from '../../../rules/company-colour.ts';
import { phoneNumberRule } from '../../../rules/people/phone-number.ts';
import { plainNameRule } from '../../../rules/people/plain-name.ts';
import { plural } from '../counts.ts';
import { fieldName } from './field-name.ts';

const kinds: Record<string, string> = { people: 'Person', teams: 'Team', emails: 'Email address' };
const kindOf = (list: string) => kinds[list] ?? 'Entry';
const withArticle = (type: string) => (/^[aeio]/.test(type) ? `an ${type}` : `a ${type}`);

/** What is wrong with a field of a request, in English; the other languages have the same keys. */
export const validation = {
  invalid: 'The given data was invalid.',
  andMore: (first: string, more: number) => `${first} (and ${plural(more, 'more error', 'more errors')})`,
  fieldName,
  /** For an entry of a list that is a value itself. */
  value: 'value',
  /** An entry of a list, by its name or by its place, and what is wrong with it. */
  entry: {
    quoted: (text: string) => `“${text}”`,
    named: (list: string, name: string) => `${kindOf(list)} “${name}”`,
    numbered: (list: string, number: number) => `${kindOf(list)} ${number}`,
    problem: (entry: string, text: string) => `${entry}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  },
  required: (field: string) => `The ${field} field is required.`,
  tooShort: (field: string, least: number) => `The ${field} field must be at least ${least} characters.`,
  tooLong: (field: string, most: number) => `The ${field} field must not be greater than ${most} characters.`,
  tooFew: (field: string, least: number) => `The ${field} field must have at least ${least} items.`,
  tooMany: (field: string, most: number) =>
    `The ${field} field must not have more than ${plural(most, 'item', 'items')}.`,
  tooSmall: (field: string, least: number) => `The ${field} field must be at least ${least}.`,
  tooGreat: (field: string, most: number) => `The ${field} field must not be greater than ${most}.`,
  email: (field: string) => `The ${field} field must be a valid email address.`,
  format: (field: string) => `The ${field} field format is invalid.`,
  /** `type` is one of JSON Schema. */
  type: (field: string, type: string) => `The ${field} field must be ${withArticle(type)}.`,
  notOffered: (field: string) => `The selected ${field} is invalid.`,
  wrong: (field: string) => `The ${field} field is invalid.`,
  plainName: (field: string) => `The ${field} field ${plainNameRule}`,
  phoneNumber: phoneNumberRule as string,
  country: 'The selected country is invalid.',
  timezone: 'The selected time zone is invalid.',
  companyColour: companyColourRule as string,
};

export type ValidationRefusals = typeof validation;
