import { DeviceError, type LocalMedia } from '../rooms/local-media.ts';
import type { RoomEngine, RoomPeer } from '../rooms/room-engine.ts';

const peerOf = (seatId: string): RoomPeer => ({
  seatId,
  state: 'connected',
  line: 'good',
  microphone: true,
  camera: false,
  speaking: false,
});

/** A table of bots: present, without video or audio. */
export const localRoom: RoomEngine = {
  enter: ({ onPeers }) => ({
    setFellows: (seatIds) => onPeers(seatIds.map(peerOf)),
    setMedia: () => {},
    setStatus: () => {},
    streamOf: () => undefined,
    leave: () => {},
  }),
};

/** No device is requested. */
export const localMedia: LocalMedia = {
  open: () => Promise.reject(new DeviceError('missing')),
  close: () => {},
  track: () => null,
  list: async () => ({ microphone: [], camera: [] }),
  onListChanged: () => () => {},
};
