import { emailAddress, emailAddressFault } from '#contract/rules/people/email-address.ts';
import { isBusinessEmail } from '#contract/rules/people/business-email.ts';
import { isVisible } from '#contract/rules/text/visible-text.ts';
import { errorMessage } from '#contract/words/error-catalogue.ts';

export const minimumPassword = 8;

export function required(label: string) {
  return (value: string) => (isVisible(value) ? null : `Please fill in ${label}`);
}

export function emailRule(value: string): string | null {
  if (emailAddress(value) !== null) return null;
  const fault = emailAddressFault(value.trim());
  return `Enter an email address like name@company.com${fault && `: ${fault}`}`;
}

export function businessEmailRule(value: string): string | null {
  return emailRule(value) ?? (isBusinessEmail(value.trim()) ? null : errorMessage('USER_011'));
}

export function passwordRule(value: string): string | null {
  return [...value].length < minimumPassword ? errorMessage('USER_013') : null;
}

export function confirmationRule(value: string, { password }: { password: string }): string | null {
  return value === password ? null : errorMessage('USER_014');
}
