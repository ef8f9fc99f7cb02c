import { createContext, useContext, useMemo } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ApplicationRef } from './machines/application/application-machine.ts';
import type { LiveSessionDesk } from './machines/live-session/live-session-desk.ts';
import { createToastVerbs, type ToastVerbs } from './machines/toasts/toast-verbs.ts';
import { useToastsActor } from './machines/toasts/use-toasts.tsx';
import type { Environment } from './services/environment.ts';
import type { Services } from './services/services.ts';

export const ServicesContext = createContext<Services | null>(null);
/** The root of the actors; a test may have none. */
export const ApplicationContext = createContext<ApplicationRef | null>(null);
export const SessionsContext = createContext<LiveSessionDesk | null>(null);
export const EnvironmentContext = createContext<Environment | null>(null);

/** For the loader of a plain fetch-and-show view and for one-off commands; a flow is a machine's. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext above it');
  return services;
}

export function useEnvironment(): Environment {
  const environment = useContext(EnvironmentContext);
  if (!environment) throw new Error('useEnvironment needs an EnvironmentContext above it');
  return environment;
}

/** The options that hang an actor which a view starts in the one tree. */
export function useTree(): { parent?: AnyActorRef } {
  const parent = useContext(ApplicationContext);
  return useMemo(() => (parent ? { parent } : {}), [parent]);
}

export function useToasts(): ToastVerbs {
  const actor = useToastsActor();
  return useMemo(() => createToastVerbs(actor, Date.now), [actor]);
}
