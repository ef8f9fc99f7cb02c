import { companyRoles, userTypeLabel } from '../rules/people/user-types.ts';
import type { SessionStatus } from '../rules/sessions/session-lifecycle.ts';
import { localeOf } from './formats.ts';

interface Words {
  language: string;
  yes: string;
  no: string;
  /** Of a secret or a picture: as before, and exchanged. */
  same: string;
  another: string;
  roleOf: (userType: number) => string;
  statuses: Readonly<Record<SessionStatus, string>>;
}

/** Of roles that the log has by their English names. */
const userTypeNamed = (label: string) => companyRoles.find((role) => userTypeLabel(role) === label);

const nothing = '–';
const languageCode = /^[a-z]{2}(-[A-Z]{2})?$/;

/** Reads a value of the audit log: one of a known set in the words of a language, any other as it was noted. */
export function auditValuesIn({ language, yes, no, same, another, roleOf, statuses }: Words) {
  const plain = new Map([
    ['true', yes],
    ['false', no],
    ['null', nothing],
    ['', nothing],
  ]);
  const exchanged = new Map([
    ['before', same],
    ['another', another],
  ]);
  const status = new Map<string, string>(Object.entries(statuses));
  const languages = new Intl.DisplayNames(localeOf(language), { type: 'language' });
  const languageName = (code: string) => (languageCode.test(code) ? languages.of(code) : undefined);
  const role = (label: string) => {
    const userType = userTypeNamed(label);
    return userType && roleOf(userType);
  };
  const readings: ReadonlyMap<string, (value: string) => string | undefined> = new Map([
    ['role', role],
    ['default_role', (value: string) => roleOf(Number(value))],
    ['status', (value: string) => status.get(value)],
    ['language', languageName],
    ['mail_language', languageName],
    ['client_secret', (value: string) => exchanged.get(value)],
    ['logo', (value: string) => exchanged.get(value)],
  ]);
  return (field: string, value: string): string => plain.get(value) ?? readings.get(field)?.(value) ?? value;
}
