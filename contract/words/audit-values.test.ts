import { expect, test } from 'vitest';
import { audit as german } from './de/organiser/audit.ts';
import { audit as english } from './en/organiser/audit.ts';

test.each([
  ['second_factor_required', 'true', 'yes', 'ja'],
  ['listed', 'false', 'no', 'nein'],
  ['department', 'null', '–', '–'],
  ['role', 'Sub-Administrator', 'Sub-Administrator', 'Unteradministrator/in'],
  ['default_role', '6', 'Reader', 'Lesezugriff'],
  ['status', 'cancelled', 'Cancelled', 'Abgesagt'],
  ['mail_language', 'de', 'German', 'Deutsch'],
  ['client_secret', 'before', 'as before', 'wie zuvor'],
  ['logo', 'another', 'new', 'neu'],
  ['title', 'scheduled', 'scheduled', 'scheduled'],
  ['language', 'toString', 'toString', 'toString'],
  ['role', 'Former role', 'Former role', 'Former role'],
])('%s %s is read in each language', (field, value, inEnglish, inGerman) => {
  expect([english.value(field, value), german.value(field, value)]).toEqual([inEnglish, inGerman]);
});
