import { geoHandlers } from './geo/geo-handlers.ts';
import type { BoundCall } from './http/handle-calls.ts';
import type { Services } from './services.ts';

/** Every call of the API, with its handler. */
export const allCalls = (services: Services): BoundCall[] => [...geoHandlers(services)];
