import type { Access } from '#contract/calls/call.ts';

/** The token of a call. */
export type TokenKind = 'main' | 'participant';

/** A public call never has a token. */
export function tokenKindOf(access: Access): TokenKind | null {
  if (access === 'public') return null;
  return access === 'participant' ? 'participant' : 'main';
}

/** "experience" while the page is under /experience, else "dashboard". */
export function requestContext(pagePath: string): 'experience' | 'dashboard' {
  return pagePath.startsWith('/experience') ? 'experience' : 'dashboard';
}

/** Calls that change state and therefore need the anti-forgery token. */
export function isUnsafe(method: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase());
}
