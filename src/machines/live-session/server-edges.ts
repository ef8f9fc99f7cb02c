import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { createExperienceService } from '../../services/api/experience-service.ts';
import { createClockPing } from '../../services/clock/clock-ping.ts';
import type { Environment } from '../../services/environment.ts';
import type { HttpClient } from '../../services/http/http-client.ts';
import { createLocalMedia } from '../../services/rooms/local-media.ts';
import { createSignalRelay } from '../../services/rooms/signal-relay.ts';
import type { LiveSessionEdges } from './open-live-session.ts';

export interface ServerEdgesDeps extends Pick<LiveSessionEdges, 'window' | 'newId' | 'live'> {
  http: HttpClient;
  /** Empty if the API shares the page's origin. */
  baseUrl: string;
  realtime: Environment['realtime'];
}

/** The edges of a seat whose session the server runs. */
export function serverEdges(dataPackage: DataPackage, deps: ServerEdgesDeps): LiveSessionEdges {
  const { window, newId, live, http, baseUrl, realtime } = deps;
  const service = createExperienceService(http);
  const relay = createSignalRelay(realtime.fixedKey ? 'shared' : 'named');
  return {
    window,
    newId,
    live,
    storage: window.localStorage,
    origin: baseUrl === '' ? window.location.origin : baseUrl,
    service,
    ping: createClockPing({
      baseUrl,
      fetch: window.fetch.bind(window),
      deviceNow: () => window.performance.now(),
      sessionId: dataPackage.session.id,
    }),
    connect: async (first) => {
      const { connectRealtime } = await import('../../services/realtime/connect-realtime.ts');
      const ownPlace = baseUrl === '' ? window.location : new URL(baseUrl);
      return connectRealtime({ ...realtime, service, first, ownPlace });
    },
    media: createLocalMedia(window.navigator.mediaDevices),
    relay,
    loadRoom: async (parts) => {
      const { createOwnRoom } = await import('./own-room.ts');
      return createOwnRoom({
        ...parts,
        room: dataPackage.room,
        iceServers: dataPackage.ice_servers,
        relay,
        newId,
        askAccess: service.room,
        window,
      });
    },
  };
}
