import { createContext, useContext } from 'react';
import type { HttpClient } from './services/http/http-client.ts';
import type { CreateService, ServiceDesk } from './services/service-desk.ts';

export const ServicesContext = createContext<ServiceDesk | null>(null);

function useServiceDesk(): ServiceDesk {
  const desk = useContext(ServicesContext);
  if (!desk) throw new Error('useService needs a ServicesContext above it');
  return desk;
}

/** For the hooks that join a machine to a service; a view asks those hooks. */
export const useService = <Service,>(create: CreateService<Service>): Service =>
  useServiceDesk().service(create);

export const useHttp = (): HttpClient => useServiceDesk().http;
