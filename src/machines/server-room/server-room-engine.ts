import { createActor, fromPromise } from 'xstate';
import type { RoomAccess } from '#contract/calls/schemas/room-access.ts';
import type { OwnMedia, OwnStatus, RoomEngine, RoomPeer } from '../../services/rooms/room-engine.ts';
import { qualityFor } from '../../services/rooms/room-quality.ts';
import type { EnterServerRoom, ServerRoom } from '../../services/rooms/server-room.ts';
import type { EngineActors } from '../peer/mesh-engine.ts';
import { createStayActor } from './stay-actor.ts';
import { isShut, serverRoomMachine } from './server-room-machine.ts';

export interface ServerRoomEngineDeps {
  askAccess: (signal: AbortSignal) => Promise<RoomAccess>;
  enter: EnterServerRoom;
  /** Calls back when this device changes its network. */
  onNetworkChanged: (run: () => void) => () => void;
  actorsOf: EngineActors;
  /** The number of people at one table up to which video is sent; above it, audio alone. */
  faces: number;
}

const absentPeer = { line: 'unknown', microphone: false, camera: false, speaking: false } as const;

/** A media server engine: each browser sends to the server, which forwards to the others. */
export const createServerRoomEngine = (deps: ServerRoomEngineDeps): RoomEngine => ({
  enter({ own, onPeers }) {
    let room: ServerRoom | undefined;
    let fellows: readonly string[] = [];
    let media: OwnMedia = { microphone: null, camera: null };
    let status: OwnStatus = { microphone: false, camera: false, speaking: false };
    let reported = '';
    const quality = () => qualityFor(fellows.length + 1, deps.faces);

    const stay = createActor(
      serverRoomMachine.provide({
        actors: {
          askAccess: fromPromise<RoomAccess>(({ signal }) => deps.askAccess(signal)),
          holdStay: createStayActor({
            enter: deps.enter,
            hold: (entered) => {
              room = entered;
              entered.setQuality(quality());
              entered.setMedia(media);
              entered.setStatus(status);
              return () => {
                room = undefined;
              };
            },
          }),
        },
      }),
      { ...deps.actorsOf(), id: 'server-room', input: { own } },
    );
    const report = () => {
      const snapshot = stay.getSnapshot();
      const { peers } = snapshot.context;
      const isConnected = snapshot.matches({ staying: 'connected' });
      const sought = isShut(snapshot.context) ? 'unreached' : 'connecting';
      const known = fellows.map((seatId): RoomPeer => {
        const peer = peers.find((one) => one.seatId === seatId);
        if (!peer) return { ...absentPeer, seatId, state: isConnected ? 'waiting' : sought };
        return isConnected ? peer : { ...peer, state: sought };
      });
      const text = JSON.stringify(known);
      if (text === reported) return;
      reported = text;
      onPeers(known);
    };
    stay.subscribe(report);
    stay.start();
    const stopFollowing = deps.onNetworkChanged(() => stay.send({ type: 'network.changed' }));

    return {
      setFellows(given) {
        fellows = given.filter((seatId) => seatId !== own);
        room?.setQuality(quality());
        report();
      },
      setMedia(given) {
        media = given;
        room?.setMedia(given);
      },
      setStatus(given) {
        status = given;
        room?.setStatus(given);
      },
      streamOf: (seatId) => room?.streamOf(seatId),
      leave() {
        stopFollowing();
        stay.send({ type: 'room.left' });
      },
    };
  },
});
