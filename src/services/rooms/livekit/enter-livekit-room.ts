import {
  ConnectionQuality,
  ConnectionState,
  type Participant,
  type RemoteParticipant,
  Room,
  RoomEvent,
  type RoomOptions,
  Track,
} from 'livekit-client';
import type { ServerRoomDeps } from '../enter-server-room.ts';
import type { LineQuality } from '../line-quality.ts';
import type { OwnMedia, RoomPeer } from '../room-engine.ts';
import type { RoomQuality } from '../room-quality.ts';
import type { EnterServerRoom } from '../server-room.ts';

const lines: Record<ConnectionQuality, LineQuality> = {
  [ConnectionQuality.Excellent]: 'good',
  [ConnectionQuality.Good]: 'good',
  [ConnectionQuality.Poor]: 'weak',
  [ConnectionQuality.Lost]: 'bad',
  [ConnectionQuality.Unknown]: 'unknown',
};

const states: Partial<Record<ConnectionState, 'connected' | 'disturbed' | 'lost'>> = {
  [ConnectionState.Connected]: 'connected',
  [ConnectionState.Reconnecting]: 'disturbed',
  [ConnectionState.SignalReconnecting]: 'disturbed',
  [ConnectionState.Disconnected]: 'lost',
};

/** Events that may change the data of a participant. */
const changes = [
  RoomEvent.ParticipantConnected,
  RoomEvent.ParticipantDisconnected,
  RoomEvent.TrackSubscribed,
  RoomEvent.TrackUnsubscribed,
  RoomEvent.TrackPublished,
  RoomEvent.TrackUnpublished,
  RoomEvent.TrackMuted,
  RoomEvent.TrackUnmuted,
  RoomEvent.ActiveSpeakersChanged,
  RoomEvent.ConnectionQualityChanged,
] as const;

const peerOf = (participant: Participant): RoomPeer => ({
  seatId: participant.identity,
  state: 'connected',
  line: lines[participant.connectionQuality],
  microphone: participant.isMicrophoneEnabled,
  camera: participant.isCameraEnabled,
  speaking: participant.isSpeaking,
});

/** A LiveKit room by LiveKit's client, which reconnects automatically when the network changes. */
export const createEnterLivekitRoom =
  (
    { iceServers }: Pick<ServerRoomDeps, 'iceServers'>,
    newRoom: (options: RoomOptions) => Room = (options) => new Room(options),
  ): EnterServerRoom =>
  async (access, { events, signal }) => {
    if (access.engine !== 'livekit') throw new Error(`A room of ${access.engine} is none of LiveKit`);
    const room = newRoom({ dynacast: true, stopLocalTrackOnUnpublish: false, disconnectOnPageLeave: false });
    const streams = new Map<string, MediaStream>();
    let quality: RoomQuality | undefined;
    let media: OwnMedia = { microphone: null, camera: null };
    let turn: Promise<unknown> = Promise.resolve();

    const gather = (participant: RemoteParticipant) => {
      const stream = streams.get(participant.identity) ?? new MediaStream();
      streams.set(participant.identity, stream);
      const tracks = [...participant.trackPublications.values()].flatMap(
        ({ track }) => track?.mediaStreamTrack ?? [],
      );
      for (const track of stream.getTracks()) if (!tracks.includes(track)) stream.removeTrack(track);
      for (const track of tracks) stream.addTrack(track);
    };
    const report = () => {
      const others = [...room.remoteParticipants.values()];
      for (const seatId of streams.keys()) if (!room.remoteParticipants.has(seatId)) streams.delete(seatId);
      for (const other of others) gather(other);
      events.onPeers(others.map(peerOf));
    };
    const publish = async (source: Track.Source, wanted: MediaStreamTrack | null) => {
      const published = room.localParticipant.getTrackPublication(source)?.track;
      if (published?.mediaStreamTrack === wanted) return;
      if (published) await room.localParticipant.unpublishTrack(published, false);
      const videoEncoding = quality && {
        maxBitrate: quality.maxBitrate,
        maxFramerate: quality.maxFramerate,
      };
      if (wanted)
        await room.localParticipant.publishTrack(wanted, { source, ...(videoEncoding && { videoEncoding }) });
    };
    /** Applies changes one after another, always to the latest state; failed ones are repeated after a reconnect. */
    const apply = () => {
      turn = turn
        .then(() => publish(Track.Source.Microphone, media.microphone))
        .then(() => publish(Track.Source.Camera, quality?.video === false ? null : media.camera))
        .catch(() => undefined);
    };

    for (const change of changes) room.on(change, report);
    room.on(RoomEvent.ConnectionStateChanged, (state) => {
      const known = states[state];
      if (known && !signal.aborted) events.onState(known);
      if (state === ConnectionState.Connected) apply();
    });
    await room.connect(access.url, access.token, { rtcConfig: { iceServers } });
    queueMicrotask(report);

    return {
      setMedia(given) {
        media = given;
        apply();
      },
      setStatus: () => undefined,
      setQuality(given) {
        quality = given;
        apply();
      },
      streamOf: (seatId) => streams.get(seatId),
      requestRoute: () => undefined,
      close: () => void room.disconnect(false),
    };
  };
