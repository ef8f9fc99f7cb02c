import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useOptionalActor } from '../../actors-context.tsx';
import { useIsHydrated } from '../../hydration/interactive-page.tsx';
import { selectIsLoggedIn } from '../../machines/admin-auth/admin-auth-selectors.ts';

/**
 * Nobody is in prerendered HTML, whose doors for visitors stay hidden where a token is stored until it is opened, nor on
 * a page that does without the login.
 */
export function useIsSignedIn(): boolean {
  const isHydrated = useIsHydrated();
  const adminAuth = useOptionalActor('adminAuth');
  const isLoggedIn = useSelector(
    adminAuth,
    (snapshot) => snapshot !== undefined && selectIsLoggedIn(snapshot),
  );
  useEffect(() => document.documentElement.removeAttribute('data-signed-in'), []);
  return isHydrated && isLoggedIn;
}
