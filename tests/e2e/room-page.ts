import type { RoomAccess, RoomKind } from '../../contract/calls/schemas/room-access.ts';
import type { RoomSignal } from '../../contract/messages/room-signal.ts';
import { createRoomEngine } from '../../src/machines/live-session/create-room-engine.ts';
import type { RoomPeer, RoomVisit } from '../../src/services/rooms/room-engine.ts';
import { createSignalRelay } from '../../src/services/rooms/signal-relay.ts';

/** What the test gives each page: the server's answers, and a way to the other pages. */
declare global {
  interface Window {
    askAccess(): Promise<RoomAccess>;
    carry(signal: RoomSignal): Promise<void>;
  }
}

const connections: RTCPeerConnection[] = [];
window.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(configuration?: RTCConfiguration) {
    super(configuration);
    connections.push(this);
  }
};

const relay = createSignalRelay('named');
relay.carryWith((signal) => void window.carry(signal));
const smallPicture = { width: 160, height: 120, frameRate: 8 };
const visits: RoomVisit[] = [];
let peers: readonly RoomPeer[] = [];
let devices: MediaStream | undefined;

const mediaOf = () => ({
  microphone: devices?.getAudioTracks()[0] ?? null,
  camera: devices?.getVideoTracks()[0] ?? null,
});

/** Frames that came from a fellow so far, by what the browser has decoded for a picture on the page. */
const shown = new Map<string, HTMLVideoElement>();
function watch(seatId: string): number {
  const stream = visits[0]?.streamOf(seatId);
  const video = shown.get(seatId) ?? document.body.appendChild(document.createElement('video'));
  shown.set(seatId, video);
  video.width = 64;
  if (stream && video.srcObject !== stream) {
    video.muted = true;
    video.srcObject = stream;
    void video.play().catch(() => undefined);
  }
  return video.getVideoPlaybackQuality().totalVideoFrames;
}

/** Driven by rooms.test.ts: one person at a table, with the product's own engine. */
const drive = {
  async enter(own: string, fellows: string[], room: RoomKind): Promise<void> {
    const engine = createRoomEngine({
      room,
      iceServers: [],
      relay,
      newId: () => crypto.randomUUID(),
      askAccess: () => window.askAccess(),
      window,
      actorsOf: () => ({}),
    });
    const visit = engine.enter({
      own,
      onPeers: (given) => {
        peers = given;
      },
    });
    visits.push(visit);
    visit.setFellows(fellows);
  },
  async switchOn(): Promise<void> {
    devices = await navigator.mediaDevices.getUserMedia({ audio: true, video: smallPicture });
    visits[0]?.setMedia(mediaOf());
    visits[0]?.setStatus({ microphone: true, camera: true, speaking: false });
  },
  switchOff(): void {
    visits[0]?.setMedia({ microphone: null, camera: null });
    visits[0]?.setStatus({ microphone: false, camera: false, speaking: false });
  },
  hear: (signal: RoomSignal, sender: string) => relay.receive(signal, sender),
  peers: () => peers,
  framesOf: (seatIds: string[]) => seatIds.map(watch),
  /** What the browser tells a page when it has another network. */
  changeNetwork: () => window.dispatchEvent(new Event('online')),
  /** The name that each connection goes by on its present way; a restart of ICE gives it another. */
  ways: () =>
    connections
      .filter(({ connectionState }) => connectionState === 'connected')
      .map(({ currentLocalDescription: at }) => at?.sdp.match(/a=ice-ufrag:(\S+)/)?.[1] ?? ''),
  leave: () => visits[0]?.leave(),
};

export type Drive = typeof drive;
Object.assign(window, { drive });
