import { createContext, useContext } from 'react';
import type { Services } from './services/services.ts';

export const ServicesContext = createContext<Services | null>(null);

/** For the hooks that join a machine to the services; a view asks those hooks. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs a ServicesContext above it');
  return services;
}
