import type { LinkMessage, PeerLink } from '../rooms/peer-link.ts';
import { createPeerLinkFactory } from '../rooms/peer-link.ts';
import type { IceServers } from './relay-ways.ts';

export interface RoomProbeRequest {
  servers: IceServers;
  transport: RTCIceTransportPolicy;
  picture: MediaStreamTrack;
  /** How long it continues after the first frame, to count lost packets. */
  countForMs: number;
  signal: AbortSignal;
}

export interface RoomProbeOutcome {
  /** Whether a message and a frame were received at the other end. */
  works: boolean;
  /** Whether a STUN server has reported this device's public address. */
  seenFromOutside: boolean;
  received: number;
  lost: number;
  jitterMs: number;
}

const patienceMs = 8000;
const outsideWithinMs = 2000;
const lookEveryMs = 100;
const status = { microphone: false, camera: true, speaking: false };
const nothing: RoomProbeOutcome = {
  works: false,
  seenFromOutside: false,
  received: 0,
  lost: 0,
  jitterMs: 0,
};

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function readPicture(connection: RTCPeerConnection) {
  for (const report of (await connection.getStats()).values())
    if (report.type === 'inbound-rtp' && report.kind === 'video')
      return {
        frames: Number(report.framesDecoded ?? 0),
        received: Number(report.packetsReceived ?? 0),
        lost: Math.max(0, Number(report.packetsLost ?? 0)),
        jitterMs: Number(report.jitter ?? 0) * 1000,
      };
  return { frames: 0, received: 0, lost: 0, jitterMs: 0 };
}

/** A connection between two peers in this page, by the code of the rooms and the given servers alone. */
export async function probeRoom(request: RoomProbeRequest): Promise<RoomProbeOutcome> {
  const until = performance.now() + patienceMs;
  const isOver = () => request.signal.aborted || performance.now() > until;
  const connections: RTCPeerConnection[] = [];
  const links: PeerLink[] = [];
  const seen = { message: false, broken: false, outside: false, wayIn: false };
  const outcome = { ...nothing };
  const create = createPeerLinkFactory(request.servers, {
    transport: request.transport,
    onOpened: (connection) => {
      connections.push(connection);
      connection.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate?.type === 'srflx') seen.outside = true;
        if (candidate?.candidate) seen.wayIn = true;
      });
    },
  });
  const isGathered = () => connections.every(({ iceGatheringState }) => iceGatheringState === 'complete');
  const isShut = () => seen.broken || (isGathered() && !seen.wayIn);
  const open = (other: number) =>
    create({
      say: (message: LinkMessage) => {
        links[other]?.hear(message).catch(() => {
          seen.broken = true;
        });
      },
      onState: () => undefined,
      onStatus: () => {
        if (other === 0) seen.message = true;
      },
    });
  try {
    const near = open(1);
    links.push(near, open(0));
    near.setMedia({ microphone: null, camera: request.picture });
    near.setStatus(status);
    await near.offer();
    const far = connections[1];
    while (far && !outcome.works && !isShut() && !isOver()) {
      await pause(lookEveryMs);
      const { frames } = await readPicture(far);
      outcome.works = seen.message && frames > 0;
    }
    if (far && outcome.works) {
      await pause(request.countForMs);
      const { received, lost, jitterMs } = await readPicture(far);
      Object.assign(outcome, { received, lost, jitterMs });
    }
    const outsideUntil = performance.now() + outsideWithinMs;
    while (outcome.works && !isGathered() && !seen.outside && performance.now() < outsideUntil && !isOver())
      await pause(lookEveryMs);
    return { ...outcome, seenFromOutside: seen.outside };
  } catch {
    return nothing;
  } finally {
    for (const link of links) link.close();
  }
}
