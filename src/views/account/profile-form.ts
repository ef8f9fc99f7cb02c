import type { UpdateProfileRequest, User } from '#contract/calls/schemas/identity.ts';
import { emailRule, required } from '../shared/form-rules.ts';
import { homeTimezone } from '../../services/home-timezone.ts';

export type ProfileValues = Required<UpdateProfileRequest>;

export function profileValues(user: User): ProfileValues {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    company_name: user.company_name ?? '',
    country_id: user.profile?.country_id ?? '',
    timezone_id: user.profile?.timezone_id || homeTimezone(),
    area_code: user.profile?.area_code ?? '',
    phone_number: user.profile?.phone_number ?? '',
  };
}

/** What is left empty is not sent, so that a profile may be saved before it is complete. */
export function profileChange(values: ProfileValues): UpdateProfileRequest {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
}

const phonePattern = /^[0-9 ()-]{4,20}$/;
const areaPattern = /^\+[0-9]{1,4}$/;

const areaRule = (value: string) => (areaPattern.test(value) ? null : 'Please write a code like +44');
const phoneRule = (value: string) =>
  phonePattern.test(value) ? null : 'Please write 4 to 20 digits, without the country code';
const unlessEmpty = (rule: (value: string) => string | null) => (value: string) =>
  value.trim() === '' ? null : rule(value);

/** Everything is asked for: the account has no password, so the company needs another way to reach its owner. */
export const completionRules = {
  first_name: required('your first name'),
  last_name: required('your last name'),
  company_name: required("your company's name"),
  country_id: required('your country'),
  timezone_id: required('your time zone'),
  area_code: areaRule,
  phone_number: phoneRule,
};

export const profileRules = {
  first_name: required('your first name'),
  last_name: required('your last name'),
  company_name: required("your company's name"),
  timezone_id: required('your time zone'),
  area_code: unlessEmpty(areaRule),
  phone_number: unlessEmpty(phoneRule),
};

export const inviteRules = { email: emailRule };
