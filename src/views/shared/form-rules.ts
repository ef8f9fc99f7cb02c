import { isBusinessEmail } from '#contract/rules/business-email.ts';
import { errorMessage } from '#contract/words/error-catalogue.ts';

export const minimumPassword = 8;

export function required(label: string) {
  return (value: string) => (value.trim() === '' ? `Please fill in ${label}` : null);
}

export function emailRule(value: string): string | null {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim())
    ? null
    : 'Please write an address like name@company.com';
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
