import type { EnterServerRoom } from './server-room.ts';

export interface ServerRoomDeps {
  iceServers: RTCIceServer[];
  every: (ms: number, run: () => void) => () => void;
}

/** Joins the room of the media server that granted the access; loads its client. */
export const createEnterServerRoom =
  (deps: ServerRoomDeps): EnterServerRoom =>
  async (access, room) => {
    const enter =
      access.engine === 'livekit'
        ? (await import('./livekit/enter-livekit-room.ts')).createEnterLivekitRoom(deps)
        : (await import('./janus/enter-janus-room.ts')).createEnterJanusRoom(deps);
    return enter(access, room);
  };
