import type { Profile, User } from '../../calls/schemas/identity.ts';

/** What a profile needs to be complete. */
const requiredFields = [
  'company_id',
  'country_id',
  'timezone_id',
  'area_code',
  'phone_number',
] as const satisfies readonly (keyof Profile)[];

type RequiredProfile = Pick<Profile, (typeof requiredFields)[number]>;

/** A profile is incomplete if any of the required fields is empty or missing. */
export const isProfileIncomplete = (profile: RequiredProfile | null): boolean =>
  !profile || requiredFields.some((field) => profile[field] === null || profile[field] === '');

/** Required only when the user has no password and the profile is incomplete. */
export function needsProfileCompletion(
  user: Pick<User, 'password'> & { profile: RequiredProfile | null },
): boolean {
  return user.password === null && isProfileIncomplete(user.profile);
}
