import type { RealtimeTokenAnswer } from '#contract/calls/schemas/experience.ts';
import type { ExperienceService } from '../api/experience-service.ts';
import {
  createRealtimeClient,
  type FixedKey,
  type RealtimeClient,
  type ServicePlace,
} from './realtime-client.ts';

export interface RealtimeAccess {
  /** Null without a seat: only a fixed key can then open a connection. */
  service: Pick<ExperienceService, 'realtimeToken'> | null;
  /** A token that was already fetched. */
  first?: RealtimeTokenAnswer | null;
  /** The address of the server's own hub: the page's origin, or the API's. */
  ownPlace: ServicePlace;
  /** VITE_ABLY_KEY and its client id. */
  fixedKey: FixedKey | null;
  /** VITE_ABLY_ENDPOINT, an origin; empty: Ably's usual hosts. */
  fixedEndpoint: string;
}

/** Prepares the connection by the configuration: own hub or hosted Ably, token or fixed key. */
export async function connectRealtime(access: RealtimeAccess): Promise<RealtimeClient> {
  const { service, ownPlace, fixedKey, fixedEndpoint } = access;
  if (fixedKey) return createRealtimeClient({ auth: fixedKey, location: placeOf(fixedEndpoint) });
  if (!service) throw new Error('A realtime token needs a seat');
  const first = access.first ?? (await service.realtimeToken());
  let unused: string | undefined = first.token;
  return createRealtimeClient({
    location: first.hosted ? placeOf(first.endpoint) : ownPlace,
    auth: async () => {
      const token = unused ?? (await service.realtimeToken()).token;
      unused = undefined;
      return token;
    },
  });
}

const placeOf = (origin: string | null) => (origin ? new URL(origin) : null);
