import type { Profile, User } from '../../calls/schemas/identity.ts';

/** A profile is incomplete if any of its five fields is empty or missing. */
export function isProfileIncomplete(profile: Profile | null): boolean {
  if (!profile) return true;
  const fields = [
    profile.company_id,
    profile.country_id,
    profile.timezone_id,
    profile.area_code,
    profile.phone_number,
  ];
  return fields.some((value) => value === null || value === '');
}

/** Required only when the user has no password and the profile is incomplete. */
export function needsProfileCompletion(user: Pick<User, 'password' | 'profile'>): boolean {
  return user.password === null && isProfileIncomplete(user.profile);
}
