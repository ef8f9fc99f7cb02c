import { useEffect } from 'react';
import { useIsHydrated } from '../../hydration/interactive-page.tsx';
import { selectIsLoggedIn } from '../../machines/admin-auth/admin-auth-selectors.ts';
import { useAdminAuth } from '../../machines/admin-auth/use-admin-auth.tsx';

/** Nobody is in prerendered HTML, whose doors for visitors stay hidden where a token is stored until it is opened. */
export function useIsSignedIn(): boolean {
  const isHydrated = useIsHydrated();
  const isLoggedIn = useAdminAuth(selectIsLoggedIn);
  useEffect(() => document.documentElement.removeAttribute('data-signed-in'), []);
  return isHydrated && isLoggedIn;
}
