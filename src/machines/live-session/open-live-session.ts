import { fromCallback } from 'xstate';
import type { RealtimeTokenAnswer } from '#contract/calls/schemas/experience.ts';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import type { RoomSignal } from '#contract/messages/room-signal.ts';
import type { ExperienceService } from '../../services/api/experience-service.ts';
import type { ClockPing } from '../../services/clock/clock-ping.ts';
import { createStoredIds } from '../../services/experience/stored-ids.ts';
import { createVoteStore } from '../../services/experience/vote-store.ts';
import { createClipScreens } from '../../services/playback/clip-screens.ts';
import { createDeviceLatencyStore, guessLatency } from '../../services/playback/device-latency.ts';
import {
  keepPlaybackPreferences,
  readPlaybackPreferences,
} from '../../services/playback/playback-preferences.ts';
import { createPrefetch } from '../../services/playback/prefetch-clips.ts';
import { loadHls } from '../../services/playback/load-hls.ts';
import { loadPlayback } from '../../services/playback/load-player.ts';
import { createSyncChannel } from '../../services/playback/sync-channel.ts';
import { keepAwake } from '../../services/playback/wake-lock.ts';
import type { RealtimeClient } from '../../services/realtime/realtime-client.ts';
import { keepPreferences, readPreferences } from '../../services/rooms/device-preferences.ts';
import type { LocalMedia } from '../../services/rooms/local-media.ts';
import type { RoomVisit } from '../../services/rooms/room-engine.ts';
import type { SignalRelay } from '../../services/rooms/signal-relay.ts';
import { keepSpeechConsent, readSpeechConsent } from '../../services/rooms/speech-consent.ts';
import { provideExperiencePlayback } from '../experience-playback/provide-experience-playback.ts';
import type { EngineActors } from '../peer/mesh-engine.ts';
import { provideRealtimeConnection } from '../realtime-connection/provide-realtime-connection.ts';
import { provideServerClock } from '../server-clock/provide-server-clock.ts';
import { clockOf } from '../server-clock/server-clock-selectors.ts';
import { provideVideoRoom } from '../video-room/provide-video-room.ts';
import type { EnterRoom, RoomConnectionDeps } from '../video-room/room-connection.ts';
import {
  type LiveSessionLogic,
  type LiveSessionRef,
  liveSessionMachine,
  type OpenedSession,
} from './live-session-machine.ts';

/** The dependencies of the seat's room, for any engine. */
export interface RoomParts extends Omit<RoomConnectionDeps, 'engine' | 'meterSpeech'> {
  actorsOf: EngineActors;
  /** In ms, of this device. */
  now: () => number;
  audio: () => AudioContext;
}

/** What differs between a seat on the server and one in this page. */
export interface LiveSessionEdges {
  window: Window & typeof globalThis;
  newId: () => string;
  /** The seat's storage in this browser. */
  storage: Storage;
  /** The base address of the stories' media. */
  origin: string;
  service: ExperienceService;
  ping: ClockPing;
  /** `first` is a token that was delivered with the data package. */
  connect: (first: RealtimeTokenAnswer | null) => Promise<RealtimeClient>;
  media: LocalMedia;
  relay: SignalRelay;
  loadRoom: (parts: RoomParts) => Promise<EnterRoom>;
  /** The open session. */
  live: () => LiveSessionRef | null;
}

/** What the views of an open session use in addition to its actors. */
export type LiveSessionTools = ReturnType<typeof openLiveSession>['tools'];

const speechReportMs = 10_000;

/** The seat's language of the story; null for the story's own. */
const inLanguage = ({ language, languages }: DataPackage['story']) =>
  language === languages[0] ? null : language;

/** One seat's session with its edges, to be started by its parent. */
export function openLiveSession(dataPackage: DataPackage, edges: LiveSessionEdges) {
  const { window, storage, origin, service, media, relay } = edges;
  const { document, performance, navigator } = window;
  const sessionId = dataPackage.session.id;
  const seatId = dataPackage.seat_id;
  const isRunning = dataPackage.session.status === 'live';
  const deviceNow = () => performance.now();
  const fetch = window.fetch.bind(window);
  const children = () => edges.live()?.getSnapshot().children;

  const clock = clockOf(() => children()?.serverClock?.getSnapshot(), {
    deviceNow,
    wallNow: () => Date.now(),
  });
  const store = createVoteStore(storage, seatId);
  const blockedSeats = createStoredIds(storage, 'blocked', seatId);
  const dismissedMessages = createStoredIds(storage, 'dismissed', seatId);
  const readMessages = createStoredIds(storage, 'read', seatId);
  const playback = () => readPlaybackPreferences(storage);
  const screens = createClipScreens(document, () => playback().captions ?? dataPackage.story.language);
  const speechConsent = {
    read: () => readSpeechConsent(storage),
    keep: (given: boolean) => keepSpeechConsent(storage, given),
  };
  const { language } = dataPackage.story;
  const prefetch = createPrefetch({
    fetch,
    origin,
    language,
    preferences: playback,
    loadPlayer: loadPlayback,
    onFetched: (sceneId) => children()?.experience?.send({ type: 'clip.fetched', sceneId }),
  });
  if (isRunning) void loadPlayback().catch(() => undefined);
  let visit: RoomVisit | null = null;
  let audio: AudioContext | undefined;

  const logic: LiveSessionLogic = liveSessionMachine.provide({
    actors: {
      serverClock: provideServerClock({ ping: edges.ping, document, window }),
      realtime: provideRealtimeConnection({ open: edges.connect }),
      experience: provideExperiencePlayback({
        service,
        store,
        blockedSeats,
        dismissedMessages,
        readMessages,
        clock,
        page: { document, window },
        keepPlayback: (preferences) => keepPlaybackPreferences(storage, preferences),
        clip: {
          screens,
          player: {
            clock,
            latency: createDeviceLatencyStore(storage, guessLatency(navigator.userAgent)),
            loadHls,
            origin,
            fetch,
            language,
            preferences: playback,
            fetched: () =>
              performance
                .getEntriesByType('resource')
                .filter((entry) => entry instanceof PerformanceResourceTiming),
            deviceNow,
            onSample: createSyncChannel(document),
          },
        },
      }),
      videoRoom: provideVideoRoom({
        media,
        loadEnterRoom: () =>
          edges.loadRoom({
            media,
            actorsOf: () => {
              const parent = children()?.videoRoom;
              return parent ? { parent } : {};
            },
            now: deviceNow,
            audio: () => {
              audio ??= new window.AudioContext();
              return audio;
            },
            reportSpeech: (spokenMs) => {
              if (dataPackage.session.analytics && speechConsent.read())
                service.reportSpeech(Math.min(spokenMs, 60_000)).catch(() => undefined);
            },
            reportEveryMs: speechReportMs,
            onVisit: (given) => {
              visit = given;
            },
          }),
        keepPreferences: (preferences) => keepPreferences(storage, preferences),
        onEnded: (kind) => children()?.videoRoom?.send({ type: 'device.ended', kind }),
      }),
      carrySignals: fromCallback<{ type: 'signal.made'; signal: RoomSignal }>(({ sendBack }) => {
        relay.carryWith((signal) => sendBack({ type: 'signal.made', signal }));
        return () => relay.carryWith(() => undefined);
      }),
      keepAwake: fromCallback(() => keepAwake(document, navigator.wakeLock)),
    },
    actions: {
      deliverSignal: (_, { message, sender }) => {
        if (message.name === 'signal') relay.receive(message.data, sender);
      },
      prefetchClips: (_, { clips }) => prefetch(clips),
      handBack: () => {
        media.close('microphone');
        media.close('camera');
        audio?.close();
      },
    },
  });

  const input: OpenedSession['input'] = {
    experience: {
      sessionId,
      seatId,
      tabId: edges.newId(),
      storedVote: store.read(),
      blocked: blockedSeats.read(),
      dismissed: dismissedMessages.read(),
      chatRead: readMessages.read()[0] ?? null,
      storyLanguage: inLanguage(dataPackage.story),
      playback: playback(),
    },
    room: { own: seatId, preferences: readPreferences(storage) },
    isRunning,
  };
  const tools = {
    dataPackage,
    /** All others at the table are bots: there is nobody to speak to, and no host to call. */
    alone: dataPackage.session.trial,
    service,
    clock,
    media,
    visit: () => visit,
    screens,
    speechConsent,
    newId: edges.newId,
  };
  return { logic, input, tools };
}
