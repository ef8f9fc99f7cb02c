import type { User } from '#contract/calls/schemas/identity.ts';
import { hasAccess } from '#contract/rules/people/user-types.ts';

/** The pages that a user's role may open after login, the home page first; null if it may open all. */
export function pagesFor(user: User | null): readonly string[] | null {
  if (user === null || hasAccess(user.user_type_id, 'company')) return null;
  const home = hasAccess(user.user_type_id, 'host') ? '/dashboard/hosting' : '/dashboard/reports';
  return [home, '/dashboard/profile', '/password-change'];
}
