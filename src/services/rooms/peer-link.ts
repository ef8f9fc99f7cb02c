import { type LineReading, readLine } from './line-quality.ts';
import type { OwnMedia, OwnStatus } from './room-engine.ts';
import type { RoomQuality } from './room-quality.ts';
import { applyQuality } from './sender-quality.ts';

export type LinkMessage = { kind: 'offer' | 'answer' | 'candidate'; payload: string };

export interface PeerLinkEvents {
  say(message: LinkMessage): void;
  onState(state: 'connecting' | 'connected' | 'lost'): void;
  onStatus(status: OwnStatus): void;
}

/** One connection attempt to one peer. */
export interface PeerLink {
  stream: MediaStream;
  /** Starts as the offering side. */
  offer(): Promise<void>;
  hear(message: LinkMessage): Promise<void>;
  setMedia(media: OwnMedia): void;
  setStatus(status: OwnStatus): void;
  setQuality(quality: RoomQuality): void;
  /** Restarts ICE with the same tracks. Does nothing during a restart. */
  restartIce(): Promise<void>;
  readLine(): Promise<LineReading>;
  close(): void;
}

export type CreatePeerLink = (events: PeerLinkEvents) => PeerLink;

const statusChannel = { label: 'status', options: { negotiated: true, id: 1 } };

const isStatus = (value: unknown): value is OwnStatus =>
  typeof value === 'object' &&
  value !== null &&
  ['microphone', 'camera', 'speaking'].every((key) => typeof Reflect.get(value, key) === 'boolean');

export interface PeerLinkOptions {
  /** `relay` uses the relay alone; the device check tests each path separately. */
  transport?: RTCIceTransportPolicy;
  onOpened?: (connection: RTCPeerConnection) => void;
}

/**
 * Both transceivers exist from the start, empty until a device is switched on, so that no renegotiation is needed:
 * devices are switched by replacing tracks.
 */
export function createPeerLinkFactory(
  iceServers: RTCIceServer[],
  { transport = 'all', onOpened }: PeerLinkOptions = {},
): CreatePeerLink {
  return (events) => {
    const connection = new RTCPeerConnection({ iceServers, iceTransportPolicy: transport });
    onOpened?.(connection);
    const stream = new MediaStream();
    const channel = connection.createDataChannel(statusChannel.label, statusChannel.options);
    const early: RTCIceCandidateInit[] = [];
    let media: OwnMedia = { microphone: null, camera: null };
    let status: OwnStatus | undefined;
    let quality: RoomQuality | undefined;

    const senderOf = (kind: 'audio' | 'video') =>
      connection.getTransceivers().find(({ receiver }) => receiver.track.kind === kind)?.sender;
    const applyMedia = () => {
      const camera = quality?.video === false ? null : media.camera;
      senderOf('audio')?.replaceTrack(media.microphone).catch(ignore);
      senderOf('video')?.replaceTrack(camera).catch(ignore);
    };
    const reportStatus = () => {
      if (status && channel.readyState === 'open') channel.send(JSON.stringify(status));
    };

    connection.addEventListener('track', ({ track }) => stream.addTrack(track));
    connection.addEventListener('icecandidate', ({ candidate }) => {
      if (candidate) events.say({ kind: 'candidate', payload: JSON.stringify(candidate) });
    });
    connection.addEventListener('connectionstatechange', () => {
      const state = connection.connectionState;
      if (state === 'connected') {
        applyQuality(senderOf('video'), quality);
        events.onState('connected');
      } else if (state === 'failed' || state === 'disconnected') events.onState('lost');
    });
    channel.addEventListener('open', reportStatus);
    channel.addEventListener('message', ({ data }) => {
      const value: unknown = JSON.parse(String(data));
      if (isStatus(value)) events.onStatus(value);
    });

    const accept = async (type: 'offer' | 'answer', sdp: string) => {
      await connection.setRemoteDescription({ type, sdp });
      for (const candidate of early.splice(0)) await connection.addIceCandidate(candidate);
    };

    return {
      stream,
      async offer() {
        connection.addTransceiver('audio', { direction: 'sendrecv' });
        connection.addTransceiver('video', { direction: 'sendrecv' });
        applyMedia();
        await connection.setLocalDescription();
        events.say({ kind: 'offer', payload: connection.localDescription?.sdp ?? '' });
      },
      async hear({ kind, payload }) {
        if (kind === 'candidate') {
          const candidate: RTCIceCandidateInit = JSON.parse(payload);
          if (connection.remoteDescription) await connection.addIceCandidate(candidate);
          else early.push(candidate);
          return;
        }
        await accept(kind, payload);
        if (kind === 'answer') return;
        for (const transceiver of connection.getTransceivers()) transceiver.direction = 'sendrecv';
        applyMedia();
        await connection.setLocalDescription();
        events.say({ kind: 'answer', payload: connection.localDescription?.sdp ?? '' });
      },
      setMedia(given) {
        media = given;
        applyMedia();
      },
      setStatus(given) {
        status = given;
        reportStatus();
      },
      setQuality(given) {
        quality = given;
        applyMedia();
        applyQuality(senderOf('video'), quality);
      },
      async restartIce() {
        if (connection.signalingState !== 'stable') return;
        connection.restartIce();
        await connection.setLocalDescription();
        events.say({ kind: 'offer', payload: connection.localDescription?.sdp ?? '' });
      },
      readLine: async () => readLine(await connection.getStats()),
      close: () => connection.close(),
    };
  };
}

/** The sender of a closed connection is ignored: the connection is being replaced. */
const ignore = () => undefined;
