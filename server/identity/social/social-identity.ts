import { isVisible } from '#contract/rules/text/visible-text.ts';
import { ApiProblem, fieldProblem } from '../../http/api-problem.ts';

/** Whom a provider vouches for. `subject` is the provider's own unchanging id of the person. */
export interface SocialIdentity {
  subject: string;
  email: string | null;
  /** True only where the provider says that the address is the person's own. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  /** An id token that must not be used a second time, with its end in Unix seconds. */
  spends?: { token: string; expiresAt: number };
}

/** Checks what the browser brought. Throws `invalidToken` or `providerUnavailable`. */
export type SocialVerifier = (token: string) => Promise<SocialIdentity>;

export const invalidToken = () => fieldProblem('token', ({ accounts }) => accounts.provider.unproved);

export const providerUnavailable = () =>
  new ApiProblem({
    status: 503,
    message: ({ accounts }) => accounts.provider.away,
    headers: { 'retry-after': '10' },
  });

/** First and last name from what a provider gives, which may be one name only. */
export function splitName(given: unknown, family: unknown, whole: unknown) {
  const text = (value: unknown) =>
    typeof value === 'string' && isVisible(value) ? value.trim().slice(0, 80) : '';
  const [first = '', ...rest] = text(whole).split(/\s+/);
  return { firstName: text(given) || first || 'Friend', lastName: text(family) || rest.join(' ') };
}
