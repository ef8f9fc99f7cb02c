import { meterSpeech } from '../../services/rooms/speech-meter.ts';
import { createEnterRoom, type EnterRoom, type RoomConnectionDeps } from '../video-room/room-connection.ts';
import { createRoomEngine, type RoomEngineDeps } from './create-room-engine.ts';

export interface OwnRoomDeps extends RoomEngineDeps, Omit<RoomConnectionDeps, 'engine' | 'meterSpeech'> {
  /** In ms, of this device. */
  now: () => number;
  audio: () => AudioContext;
}

/** The room of a seat's team, over the engine configured on the server. */
export const createOwnRoom = (deps: OwnRoomDeps): EnterRoom =>
  createEnterRoom({
    ...deps,
    engine: createRoomEngine(deps),
    meterSpeech: (track, onSpeaking) =>
      meterSpeech(track, { context: deps.audio(), now: deps.now, onSpeaking }),
  });
