import { useSelector } from '@xstate/react';
import { useContext, useEffect } from 'react';
import { AdminAuthContext } from '../../app-context.tsx';
import { useIsHydrated } from '../../hydration/interactive-page.tsx';
import { selectIsLoggedIn } from '../../machines/admin-auth/admin-auth-selectors.ts';

/**
 * Nobody is in prerendered HTML, whose doors for visitors stay hidden where a token is stored until it is opened, nor on
 * a page that does without the login.
 */
export function useIsSignedIn(): boolean {
  const isHydrated = useIsHydrated();
  const adminAuth = useContext(AdminAuthContext) ?? undefined;
  const isLoggedIn = useSelector(
    adminAuth,
    (snapshot) => snapshot !== undefined && selectIsLoggedIn(snapshot),
  );
  useEffect(() => document.documentElement.removeAttribute('data-signed-in'), []);
  return isHydrated && isLoggedIn;
}
