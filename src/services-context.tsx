import { createContext, useContext } from 'react';
import type { HttpClient } from './services/http/http-client.ts';
import type { CreateService, ServiceRegistry } from './services/service-registry.ts';

export const ServicesContext = createContext<ServiceRegistry | null>(null);

function useServiceRegistry(): ServiceRegistry {
  const registry = useContext(ServicesContext);
  if (!registry) throw new Error('useService needs a ServicesContext above it');
  return registry;
}

/** For the hooks that join a machine to a service; a view asks those hooks. */
export const useService = <Service,>(create: CreateService<Service>): Service =>
  useServiceRegistry().service(create);

export const useHttp = (): HttpClient => useServiceRegistry().http;
