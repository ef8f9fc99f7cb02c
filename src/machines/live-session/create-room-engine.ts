import type { RoomAccess, RoomKind } from '#contract/calls/schemas/room-access.ts';
import { createEnterServerRoom } from '../../services/rooms/enter-server-room.ts';
import { createPeerLinkFactory } from '../../services/rooms/peer-link.ts';
import type { RoomEngine } from '../../services/rooms/room-engine.ts';
import type { SignalRelay } from '../../services/rooms/signal-relay.ts';
import { createMeshEngine, type EngineActors } from '../peer/mesh-engine.ts';
import { createServerRoomEngine } from '../server-room/server-room-engine.ts';

export interface RoomEngineDeps {
  room: RoomKind;
  iceServers: RTCIceServer[];
  relay: SignalRelay;
  newId: () => string;
  askAccess: (signal: AbortSignal) => Promise<RoomAccess>;
  window: Pick<Window, 'addEventListener' | 'removeEventListener' | 'setInterval' | 'clearInterval'>;
  actorsOf: EngineActors;
}

/** The engine configured on the server: a media server's, or the mesh between browsers. */
export function createRoomEngine({ room, iceServers, window, ...deps }: RoomEngineDeps): RoomEngine {
  const every = (ms: number, run: () => void) => {
    const timer = window.setInterval(run, ms);
    return () => window.clearInterval(timer);
  };
  const shared = {
    actorsOf: deps.actorsOf,
    faces: room.faces,
    onNetworkChanged: (run: () => void) => {
      window.addEventListener('online', run);
      return () => window.removeEventListener('online', run);
    },
  };
  if (room.engine === 'mesh')
    return createMeshEngine({
      ...shared,
      relay: deps.relay,
      createLink: createPeerLinkFactory(iceServers),
      newAttempt: deps.newId,
      every,
    });
  return createServerRoomEngine({
    ...shared,
    askAccess: deps.askAccess,
    enter: createEnterServerRoom({ iceServers, every }),
  });
}
