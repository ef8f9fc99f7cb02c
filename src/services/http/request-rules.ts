import type { Access } from '#contract/calls/call.ts';

/** Which token a call bears. */
export type TokenKind = 'main' | 'participant';

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
