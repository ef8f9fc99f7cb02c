import type { Access } from '#contract/calls/call.ts';

/** Which token a call bears. */
export type TokenKind = 'main' | 'participant';

const publicPaths = new Set([
  '/sanctum/csrf-cookie',
  '/api/geo/countries',
  '/api/geo/timezones',
  '/api/login',
  '/api/auth/login',
  '/api/auth/register',
  '/api/auth/forgot-password',
  '/api/auth/reset-password',
  '/api/auth/providers',
  '/api/auth/google/verify',
  '/api/auth/facebook/verify',
  '/api/auth/linkedin/verify',
  '/api/auth/microsoft/verify',
  '/api/contact',
  '/api/email/verify',
  '/api/email/verify/resend',
  '/api/checkout/success',
  '/api/check-clip',
  '/api/check-connections',
  '/api/check-upload',
]);

const participantPrefixes = ['/api/exp/', '/api/consumer/getdatapackage', '/api/session/scorecard/'];

/** Public paths never bear a token. Source: specification.md section 7. */
export function isPublicPath(path: string): boolean {
  return publicPaths.has(withoutQuery(path));
}

/** The token by path; null for public paths. Source: specification.md section 7. */
export function tokenKindFor(path: string): TokenKind | null {
  if (isPublicPath(path)) return null;
  return participantPrefixes.some((prefix) => path.startsWith(prefix)) ? 'participant' : 'main';
}

/** A public call never bears a token. */
export function tokenKindOf(access: Access): TokenKind | null {
  if (access === 'public') return null;
  return access === 'participant' ? 'participant' : 'main';
}

/** "experience" while the page is under /experience, else "dashboard". */
export function requestContext(pagePath: string): 'experience' | 'dashboard' {
  return pagePath.startsWith('/experience') ? 'experience' : 'dashboard';
}

/** Calls that change state, and so bear the anti-forgery token. */
export function isUnsafe(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase());
}

function withoutQuery(path: string): string {
  return path.split('?', 1)[0] ?? path;
}
