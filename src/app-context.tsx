import { createContext, useContext, useMemo } from 'react';
import type { AdminAuthActorRef } from './machines/admin-auth/admin-auth-machine.ts';
import type { ApplicationRef } from './machines/application/application-machine.ts';
import type { LiveSessionLoader } from './machines/live-session/live-session-loader.ts';
import type { SocialSignInActorRef } from './machines/social-sign-in/social-sign-in-machine.ts';
import { createToastVerbs, type ToastVerbs } from './machines/toasts/toast-verbs.ts';
import { useToastsActor } from './machines/toasts/use-toasts.tsx';
import type { Environment } from './services/environment.ts';

/** The root of the actors; a test may have none. */
export const ApplicationContext = createContext<ApplicationRef | null>(null);
/** Null on a page that does without, and so is the next. */
export const AdminAuthContext = createContext<AdminAuthActorRef | null>(null);
export const SocialSignInContext = createContext<SocialSignInActorRef | null>(null);
export const SessionsContext = createContext<LiveSessionLoader | null>(null);
/** The server's clock, Unix ms; the device's in a test that does not say. */
export const ServerTimeContext = createContext<() => number>(() => Date.now());
export const EnvironmentContext = createContext<Environment | null>(null);

/** The server's clock, by which a start is in the future or not. */
export const useServerNow = (): (() => number) => useContext(ServerTimeContext);

/** Origin of the site's public address, for links that leave it. */
export function useSiteAddress(): string {
  return useContext(EnvironmentContext)?.siteAddress || window.location.origin;
}

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('useEnvironment needs an EnvironmentContext above it');
  return environment;
}

export function useToasts(): ToastVerbs {
  const actor = useToastsActor();
  return useMemo(() => createToastVerbs(actor, Date.now), [actor]);
}
