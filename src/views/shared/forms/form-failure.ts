import type { Failure } from '../../../services/http/failure.ts';

const fieldByCode: Record<string, string> = {
  USER_005: 'email',
  USER_007: 'email',
  USER_011: 'email',
  USER_012: 'current_password',
  USER_013: 'password',
  USER_014: 'password_confirmation',
};

/** Sorts a failure: messages of fields of this form go to the fields, the rest above the buttons. */
export function sortFailure(
  failure: Failure | null,
  fields: readonly string[],
): { fieldErrors: Record<string, string>; general: string | undefined } {
  if (!failure) return { fieldErrors: {}, general: undefined };
  const entries = Object.entries(failure.fieldErrors).flatMap(([field, [first]]) =>
    first !== undefined && fields.includes(field) ? [[field, first] as const] : [],
  );
  const byCode = failure.code === null ? undefined : fieldByCode[failure.code];
  if (entries.length === 0 && byCode !== undefined && fields.includes(byCode)) {
    entries.push([byCode, failure.message]);
  }
  return {
    fieldErrors: Object.fromEntries(entries),
    general: entries.length > 0 ? undefined : failure.message,
  };
}
