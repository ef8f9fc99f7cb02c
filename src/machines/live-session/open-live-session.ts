import { fromCallback } from 'xstate';
import type { DataPackage, SessionStart } from '#contract/calls/schemas/participants.ts';
import type { RoomSignal } from '#contract/messages/room-signal.ts';
import { createClockPing } from '../../services/clock/clock-ping.ts';
import type { Environment } from '../../services/environment.ts';
import { createExperienceService } from '../../services/api/experience-service.ts';
import { startingFrom } from '../../services/experience/starting-from.ts';
import { createStoredIds } from '../../services/experience/stored-ids.ts';
import { createVoteStore } from '../../services/experience/vote-store.ts';
import type { HttpClient } from '../../services/http/http-client.ts';
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
import { keepPreferences, readPreferences } from '../../services/rooms/device-preferences.ts';
import { createLocalMedia } from '../../services/rooms/local-media.ts';
import type { RoomVisit } from '../../services/rooms/room-engine.ts';
import { createSignalRelay } from '../../services/rooms/signal-relay.ts';
import { keepSpeechConsent, readSpeechConsent } from '../../services/rooms/speech-consent.ts';
import { provideExperiencePlayback } from '../experience-playback/provide-experience-playback.ts';
import { provideRealtimeConnection } from '../realtime-connection/provide-realtime-connection.ts';
import { provideServerClock } from '../server-clock/provide-server-clock.ts';
import { clockOf } from '../server-clock/server-clock-selectors.ts';
import { provideVideoRoom } from '../video-room/provide-video-room.ts';
import { type LiveSessionRef, liveSessionMachine } from './live-session-machine.ts';

export type LiveSessionDeps = {
  http: HttpClient;
  /** Empty where the API shares the page's origin. */
  baseUrl: string;
  window: Window & typeof globalThis;
  newId: () => string;
  realtime: Environment['realtime'];
  /** The session that is open, once it is. */
  live: () => LiveSessionRef | null;
  /** Parts of the data package, used as the first answers of the calls of the same names. */
  start: SessionStart | null;
};

export type OpenedLiveSession = ReturnType<typeof openLiveSession>;

/** What the views of an open session use beside its actors. */
export type LiveSessionTools = OpenedLiveSession['tools'];

const speechReportMs = 10_000;

/** The seat's language of the story; null for the story's own. */
const inLanguage = ({ language, languages }: DataPackage['story']) =>
  language === languages[0] ? null : language;

/** One seat's session with everything real behind it, to be started by its parent. */
export function openLiveSession(dataPackage: DataPackage, deps: LiveSessionDeps) {
  const { window } = deps;
  const { localStorage, document, performance, navigator } = window;
  const sessionId = dataPackage.session.id;
  const seatId = dataPackage.seat_id;
  const deviceNow = () => performance.now();
  const service = startingFrom(deps.start, createExperienceService(deps.http));
  const origin = deps.baseUrl === '' ? window.location.origin : deps.baseUrl;
  const fetch = window.fetch.bind(window);
  const children = () => deps.live()?.getSnapshot().children;

  const clock = clockOf(() => children()?.serverClock?.getSnapshot(), {
    deviceNow,
    wallNow: () => Date.now(),
  });
  const relay = createSignalRelay(deps.realtime.fixedKey ? 'shared' : 'named');
  const store = createVoteStore(localStorage, seatId);
  const blockedSeats = createStoredIds(localStorage, 'blocked', seatId);
  const dismissedMessages = createStoredIds(localStorage, 'dismissed', seatId);
  const readMessages = createStoredIds(localStorage, 'read', seatId);
  const playback = () => readPlaybackPreferences(localStorage);
  const screens = createClipScreens(document, () => playback().captions ?? dataPackage.story.language);
  const media = createLocalMedia(navigator.mediaDevices);
  const speechConsent = {
    read: () => readSpeechConsent(localStorage),
    keep: (given: boolean) => keepSpeechConsent(localStorage, given),
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
  if (dataPackage.session.status === 'live') void loadPlayback().catch(() => undefined);
  let visit: RoomVisit | null = null;
  let audio: AudioContext | undefined;

  const logic = liveSessionMachine.provide({
    actors: {
      serverClock: provideServerClock({
        ping: createClockPing({ baseUrl: deps.baseUrl, fetch, deviceNow, sessionId }),
        document,
        window,
      }),
      realtime: provideRealtimeConnection({
        open: async () => {
          const { connectRealtime } = await import('../../services/realtime/connect-realtime.ts');
          return connectRealtime({
            ...deps.realtime,
            service,
            ownPlace: deps.baseUrl === '' ? window.location : new URL(deps.baseUrl),
          });
        },
      }),
      experience: provideExperiencePlayback({
        service,
        store,
        blockedSeats,
        dismissedMessages,
        readMessages,
        clock,
        page: { document, window },
        keepPlayback: (preferences) => keepPlaybackPreferences(localStorage, preferences),
        clip: {
          screens,
          player: {
            clock,
            latency: createDeviceLatencyStore(localStorage, guessLatency(navigator.userAgent)),
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
        loadEnterRoom: async () => {
          const { createOwnRoom } = await import('./own-room.ts');
          return createOwnRoom({
            room: dataPackage.room,
            iceServers: dataPackage.ice_servers,
            relay,
            newId: deps.newId,
            askAccess: service.room,
            window,
            actorsOf: () => {
              const parent = children()?.videoRoom;
              return parent ? { parent } : {};
            },
            media,
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
          });
        },
        keepPreferences: (preferences) => keepPreferences(localStorage, preferences),
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

  const input = {
    experience: {
      sessionId,
      seatId,
      tabId: deps.newId(),
      storedVote: store.read(),
      blocked: blockedSeats.read(),
      dismissed: dismissedMessages.read(),
      chatRead: readMessages.read()[0] ?? null,
      told: inLanguage(dataPackage.story),
      playback: playback(),
    },
    room: { own: seatId, preferences: readPreferences(localStorage) },
    isRunning: dataPackage.session.status === 'live',
  };
  const tools = {
    dataPackage,
    /** Nobody else at the table is a person: there is nobody to speak to, and no host to call. */
    alone: dataPackage.session.trial,
    service,
    clock,
    media,
    visit: () => visit,
    screens,
    speechConsent,
    newId: deps.newId,
  };
  return { logic, input, tools };
}
