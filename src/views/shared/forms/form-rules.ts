import { emailAddress, emailAddressFault } from '#contract/rules/people/email-address.ts';
import { nationalNumber } from '#contract/rules/people/phone-number.ts';
import { isBusinessEmail } from '#contract/rules/people/business-email.ts';
import { isVisible } from '#contract/rules/text/visible-text.ts';
import type { FormRulesWords } from '#contract/words/en/organiser/form-rules.ts';
import { useFormRulesWords } from '../../../words/organiser/form-rules-words.ts';

export const minimumPassword = 8;

const areaPattern = /^\+[0-9]{1,4}$/;

/** What is asked of the fields of forms. */
export function formRulesIn(words: FormRulesWords) {
  const email = (value: string): string | null =>
    emailAddress(value) === null ? words.email(emailAddressFault(value.trim(), words.addressFaults)) : null;
  return {
    required: (field: keyof FormRulesWords['missing']) => (value: string) =>
      isVisible(value) ? null : words.missing[field],
    email,
    businessEmail: (value: string) =>
      email(value) ?? (isBusinessEmail(value.trim()) ? null : words.businessEmail),
    password: (value: string) => ([...value].length < minimumPassword ? words.password : null),
    confirmation: (value: string, { password }: { password: string }) =>
      value === password ? null : words.confirmation,
    areaCode: (value: string) => (areaPattern.test(value) ? null : words.areaCode),
    phoneNumber: (value: string, { area_code }: { area_code: string }) =>
      nationalNumber(area_code, value) === null ? words.phoneNumber : null,
  };
}

export type FormRules = ReturnType<typeof formRulesIn>;

/** The rules of forms in the language of the page. */
export const useFormRules = (): FormRules => formRulesIn(useFormRulesWords());
