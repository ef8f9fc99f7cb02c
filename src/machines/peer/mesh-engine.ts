import { type AnyActorRef, createActor } from 'xstate';
import type { RoomSignal } from '#contract/messages/room-signal.ts';
import type { CreatePeerLink, PeerLink } from '../../services/rooms/peer-link.ts';
import { lookEveryMs } from '../../services/rooms/line-quality.ts';
import type { OwnMedia, OwnStatus, RoomEngine, RoomPeer } from '../../services/rooms/room-engine.ts';
import { qualityFor } from '../../services/rooms/room-quality.ts';
import type { SignalRelay } from '../../services/rooms/signal-relay.ts';
import { createHoldLink } from './hold-link-actor.ts';
import { isOutOfReach, peerMachine, type PeerRef } from './peer-machine.ts';

/** The parent of the engine's actors; a test passes a clock instead. */
export type EngineActors = () => {
  parent?: AnyActorRef;
  clock?: NonNullable<Parameters<typeof createActor>[1]>['clock'];
};

export interface MeshDeps {
  relay: Pick<SignalRelay, 'send' | 'onSignal'>;
  createLink: CreatePeerLink;
  newAttempt: () => string;
  every: (ms: number, run: () => void) => () => void;
  /** Calls back when this device changes its network. */
  onNetworkChanged: (run: () => void) => () => void;
  actorsOf: EngineActors;
  /** The number of people at one table up to which video is sent; above it, audio alone. */
  faces: number;
}

const absentPeer = {
  state: 'waiting',
  line: 'unknown',
  microphone: false,
  camera: false,
  speaking: false,
} as const;

/** A full mesh: one `peer` machine for each other seat. */
export const createMeshEngine = (deps: MeshDeps): RoomEngine => ({
  enter({ own, onPeers }) {
    const peers = new Map<string, PeerRef>();
    const links = new Map<string, PeerLink>();
    let fellows: readonly string[] = [];
    let media: OwnMedia = { microphone: null, camera: null };
    let status: OwnStatus = { microphone: false, camera: false, speaking: false };
    let reported = '';

    const machine = peerMachine.provide({
      actors: {
        holdLink: createHoldLink({
          createLink: deps.createLink,
          every: deps.every,
          lookEveryMs,
          say: ({ seatId, attempt }, { kind, payload }) =>
            deps.relay.send({ from: own, to: seatId, attempt, kind, payload }),
          hold: (seatId, link) => {
            links.set(seatId, link);
            link.setQuality(qualityFor(fellows.length + 1, deps.faces));
            link.setMedia(media);
            link.setStatus(status);
            return () => {
              if (links.get(seatId) === link) links.delete(seatId);
            };
          },
        }),
      },
      actions: {
        say: (_, { to, attempt, kind, payload }) =>
          deps.relay.send({ from: own, to, attempt, kind, ...(payload === undefined ? {} : { payload }) }),
      },
    });

    const report = () => {
      const known = fellows.map((seatId): RoomPeer => ({ seatId, ...peerOf(peers.get(seatId)) }));
      const text = JSON.stringify(known);
      if (text === reported) return;
      reported = text;
      onPeers(known);
    };
    const meet = (seatId: string, present: boolean): PeerRef => {
      const peer = createActor(machine, {
        ...deps.actorsOf(),
        id: `peer-${seatId}`,
        input: { own, seatId, present, newAttempt: deps.newAttempt },
      });
      peers.set(seatId, peer);
      peer.subscribe(report);
      return peer.start();
    };
    const part = (seatId: string) => {
      peers.get(seatId)?.send({ type: 'peer.left' });
      peers.delete(seatId);
    };
    const hear = (signal: RoomSignal) => {
      if (signal.to !== own) return;
      const peer = peers.get(signal.from) ?? meet(signal.from, false);
      peer.send({ type: 'signal.received', signal });
    };
    const each = (change: (link: PeerLink) => void) => {
      for (const link of links.values()) change(link);
    };

    const stopHearing = deps.relay.onSignal(hear);
    const stopFollowing = deps.onNetworkChanged(() => {
      for (const peer of peers.values()) peer.send({ type: 'network.changed' });
    });

    return {
      setFellows(given) {
        const before = fellows;
        fellows = given.filter((seatId) => seatId !== own);
        for (const seatId of before) if (!fellows.includes(seatId)) part(seatId);
        for (const seatId of fellows) {
          if (before.includes(seatId)) continue;
          const known = peers.get(seatId);
          if (known) known.send({ type: 'peer.joined' });
          else meet(seatId, true);
        }
        each((link) => link.setQuality(qualityFor(fellows.length + 1, deps.faces)));
        report();
      },
      setMedia(given) {
        media = given;
        each((link) => link.setMedia(given));
      },
      setStatus(given) {
        status = given;
        each((link) => link.setStatus(given));
      },
      streamOf: (seatId) => links.get(seatId)?.stream,
      leave() {
        stopHearing();
        stopFollowing();
        for (const peer of peers.values()) peer.send({ type: 'room.left' });
        peers.clear();
      },
    };
  },
});

function peerOf(peer: PeerRef | undefined): Omit<RoomPeer, 'seatId'> {
  const snapshot = peer?.getSnapshot();
  if (!snapshot) return absentPeer;
  const { status, line } = snapshot.context;
  if (isOutOfReach(snapshot.context)) return { ...absentPeer, state: 'unreached' };
  if (!snapshot.matches('paired')) return absentPeer;
  return { state: snapshot.matches({ paired: 'connected' }) ? 'connected' : 'connecting', line, ...status };
}
