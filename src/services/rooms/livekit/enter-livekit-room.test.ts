import { ConnectionQuality, ConnectionState, Room, RoomEvent, type RoomOptions, Track } from 'livekit-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LivekitAccess } from '#contract/calls/schemas/room-access.ts';
import type { RoomPeer } from '../room-engine.ts';
import { qualityFor } from '../room-quality.ts';
import { createEnterLivekitRoom } from './enter-livekit-room.ts';

class TestStream {
  readonly tracks = new Set<unknown>();
  addTrack = (track: unknown) => this.tracks.add(track);
  removeTrack = (track: unknown) => this.tracks.delete(track);
  getTracks = () => [...this.tracks];
}

const access: LivekitAccess = { engine: 'livekit', url: 'wss://rooms.example', token: 'token of ana' };
const track = (name: string) => ({ name }) as unknown as MediaStreamTrack;

/** Somebody in the room, as the client tells of them. */
const participant = (identity: string, tracks: MediaStreamTrack[], on: boolean) => ({
  identity,
  connectionQuality: ConnectionQuality.Poor,
  isMicrophoneEnabled: on,
  isCameraEnabled: on,
  isSpeaking: on,
  trackPublications: new Map(tracks.map((one, index) => [index, { track: { mediaStreamTrack: one } }])),
});

beforeEach(() => vi.stubGlobal('MediaStream', TestStream));
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The product's own client of LiveKit, with the server's answers in the test's hand. */
async function createTestRoom() {
  const log: string[] = [];
  const published = new Map<Track.Source, { track: { mediaStreamTrack: MediaStreamTrack } }>();
  const newRoom = (options: RoomOptions) => {
    const made = new Room(options);
    vi.spyOn(made, 'connect').mockImplementation(async (url, token) => {
      log.push(`connect ${url} ${token}`);
    });
    const local = made.localParticipant;
    vi.spyOn(local, 'getTrackPublication').mockImplementation(
      (source) => published.get(source) as ReturnType<typeof local.getTrackPublication>,
    );
    vi.spyOn(local, 'publishTrack').mockImplementation(async (given, options) => {
      const source = options?.source ?? Track.Source.Unknown;
      published.set(source, { track: { mediaStreamTrack: given as MediaStreamTrack } });
      log.push(`publish ${source} ${options?.videoEncoding?.maxBitrate}`);
      return {} as Awaited<ReturnType<typeof local.publishTrack>>;
    });
    vi.spyOn(local, 'unpublishTrack').mockImplementation(async (given) => {
      const [source] = [...published].find(([, one]) => Object.is(one.track, given)) ?? [
        Track.Source.Unknown,
      ];
      published.delete(source);
      log.push(`unpublish ${source}`);
      return undefined;
    });
    room = made;
    return made;
  };
  let room: Room | undefined;
  const states: string[] = [];
  let peers: readonly RoomPeer[] = [];
  const entered = await createEnterLivekitRoom({ iceServers: [] }, newRoom)(access, {
    own: 'ana',
    signal: new AbortController().signal,
    events: {
      onState: (state) => states.push(state),
      onPeers: (given) => {
        peers = given;
      },
    },
  });
  if (!room) throw new Error('Nobody connected');
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { room, entered, log, states, settle, peers: () => peers };
}

test('joins with the server’s token, and publishes each device while it is on', async () => {
  const { entered, log, settle } = await createTestRoom();
  const microphone = track('microphone');
  entered.setQuality(qualityFor(8, 12));
  entered.setMedia({ microphone, camera: track('camera') });
  await settle();
  entered.setMedia({ microphone, camera: null });
  await settle();
  expect(log).toEqual([
    'connect wss://rooms.example token of ana',
    'publish microphone 150000',
    'publish camera 150000',
    'unpublish camera',
  ]);
});

test('what a disturbed line refused is sent once the line is back', async () => {
  const { room, entered, log, settle } = await createTestRoom();
  vi.mocked(room.localParticipant.publishTrack).mockRejectedValueOnce(new Error('the line is away'));
  entered.setMedia({ microphone: track('microphone'), camera: null });
  await settle();
  expect(log).toEqual(['connect wss://rooms.example token of ana']);
  room.emit(RoomEvent.ConnectionStateChanged, ConnectionState.Reconnecting);
  room.emit(RoomEvent.ConnectionStateChanged, ConnectionState.Connected);
  await settle();
  expect(log.at(-1)).toBe('publish microphone undefined');
});

test('beyond what the room carries no camera is sent', async () => {
  const { entered, log, settle } = await createTestRoom();
  entered.setQuality(qualityFor(13, 12));
  entered.setMedia({ microphone: null, camera: track('camera') });
  await settle();
  expect(log).toEqual(['connect wss://rooms.example token of ana']);
});

test('reports presence, devices and connection quality, and provides the tracks as one stream', async () => {
  const { room, entered, peers } = await createTestRoom();
  const tracks = [track('voice'), track('face')];
  room.remoteParticipants.set('ben', participant('ben', tracks, true) as never);
  room.emit(RoomEvent.ParticipantConnected, participant('ben', tracks, true) as never);
  expect(peers()).toEqual([
    { seatId: 'ben', state: 'connected', line: 'weak', microphone: true, camera: true, speaking: true },
  ]);
  const stream = entered.streamOf('ben');
  expect(stream?.getTracks()).toEqual(tracks);
  room.remoteParticipants.set('ben', participant('ben', tracks.slice(0, 1), false) as never);
  room.emit(RoomEvent.ActiveSpeakersChanged, []);
  expect([entered.streamOf('ben') === stream, stream?.getTracks(), peers()[0]?.camera]).toEqual([
    true,
    tracks.slice(0, 1),
    false,
  ]);
  room.remoteParticipants.delete('ben');
  room.emit(RoomEvent.ParticipantDisconnected, participant('ben', [], false) as never);
  expect([peers(), entered.streamOf('ben')]).toEqual([[], undefined]);
});

test('a disturbed line is LiveKit’s to mend, a lost one ours', async () => {
  const { room, states } = await createTestRoom();
  for (const state of [
    ConnectionState.Connected,
    ConnectionState.Reconnecting,
    ConnectionState.Connected,
    ConnectionState.Disconnected,
  ])
    room.emit(RoomEvent.ConnectionStateChanged, state);
  expect(states).toEqual(['connected', 'disturbed', 'connected', 'lost']);
});
