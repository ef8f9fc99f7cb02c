import type { UpdateProfileRequest, User } from '#contract/calls/schemas/identity.ts';
import type { Difference } from '../../shared/edited/use-edited.ts';
import type { FormRules } from '../../shared/forms/form-rules.ts';
import { deviceZone } from '#contract/rules/time/known-zone.ts';
import type { ProfileWords } from '#contract/words/en/organiser/account/profile.ts';

export type ProfileValues = Required<Omit<UpdateProfileRequest, 'version'>>;

export function profileValues(user: User): ProfileValues {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    company_name: user.company_name ?? '',
    country_id: user.profile?.country_id ?? '',
    timezone_id: user.profile?.timezone_id || (deviceZone() ?? ''),
    area_code: user.profile?.area_code ?? '',
    phone_number: user.profile?.phone_number ?? '',
  };
}

/** What somebody else changed; `countryName` of a country's code, `cityName` of a time zone. */
export function profileDifferences(
  before: User,
  now: User,
  { countryName, cityName }: Record<'countryName' | 'cityName', (id: string) => string>,
  { fields, none }: ProfileWords['form'],
): Difference[] {
  const [former, current] = [profileValues(before), profileValues(now)];
  const shown = (field: keyof ProfileValues, { [field]: value }: ProfileValues) => {
    if (value === '') return none;
    if (field === 'timezone_id') return cityName(value);
    return field === 'country_id' ? countryName(value) : value;
  };
  return (Object.keys(fields) as (keyof ProfileValues)[]).map((field) => ({
    what: fields[field],
    from: shown(field, former),
    to: shown(field, current),
  }));
}

const mayBeEmptied = new Set(['last_name', 'area_code', 'phone_number']);

/** What is left empty is not sent, so that a profile may be saved before it is complete; a few fields can be taken back. */
export function profileChange(values: Partial<ProfileValues>): UpdateProfileRequest {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value.trim() !== '' || mayBeEmptied.has(name)),
  );
}

const unlessEmpty =
  (rule: (value: string, values: ProfileValues) => string | null) => (value: string, values: ProfileValues) =>
    value.trim() === '' ? null : rule(value, values);

/** Everything is asked for: the account has no password, so the company needs another way to reach its owner. */
export const completionRules = ({ required, areaCode, phoneNumber }: FormRules) => ({
  first_name: required('firstName'),
  company_name: required('companyName'),
  country_id: required('country'),
  timezone_id: required('timezone'),
  area_code: areaCode,
  phone_number: phoneNumber,
});

export const profileRules = ({ required, areaCode, phoneNumber }: FormRules) => ({
  first_name: required('firstName'),
  company_name: required('companyName'),
  timezone_id: required('timezone'),
  area_code: unlessEmpty(areaCode),
  phone_number: unlessEmpty(phoneNumber),
});
