import type { HttpClient } from './http/http-client.ts';

export type CreateService<Service> = (http: HttpClient) => Service;

export type ServiceRegistry = ReturnType<typeof createServiceRegistry>;

/** One service per resource over the shared HTTP client, created lazily, so that no page loads the calls of another. */
export function createServiceRegistry(http: HttpClient) {
  const made = new Map<CreateService<unknown>, unknown>();
  return {
    http,
    service<Service>(create: CreateService<Service>): Service {
      if (!made.has(create)) made.set(create, create(http));
      return made.get(create) as Service;
    },
  };
}
