import { createContext, useContext, useMemo } from 'react';
import type { LiveSessionLoader } from './machines/live-session/live-session-loader.ts';
import { createToastVerbs, type ToastVerbs } from './machines/toasts/toast-verbs.ts';
import { useToastsActor } from './machines/toasts/use-toasts.tsx';
import type { Environment } from './services/environment.ts';

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
