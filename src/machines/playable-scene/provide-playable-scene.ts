import { fromCallback, fromPromise } from 'xstate';
import type { RoomSignal } from '#contract/messages/room-signal.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { createStoredIds } from '../../services/experience/stored-ids.ts';
import { createVoteStore } from '../../services/experience/vote-store.ts';
import { createMemoryStorage } from '../../services/page/memory-storage.ts';
import { nextTask } from '../../services/page/next-task.ts';
import type { LocalDirector } from '../../services/playable-scene/local-director.ts';
import { createLocalRealtime } from '../../services/playable-scene/local-realtime.ts';
import { localMedia, localRoom } from '../../services/playable-scene/local-room.ts';
import { createLocalService } from '../../services/playable-scene/local-service.ts';
import { createPlayableSession, type PlayableSession } from '../../services/playable-scene/playable-scene.ts';
import { createClipScreens } from '../../services/playback/clip-screens.ts';
import { createDeviceLatencyStore, guessLatency } from '../../services/playback/device-latency.ts';
import { loadHls } from '../../services/playback/load-hls.ts';
import { loadPlayback } from '../../services/playback/load-player.ts';
import {
  keepPlaybackPreferences,
  readPlaybackPreferences,
} from '../../services/playback/playback-preferences.ts';
import { createPrefetch } from '../../services/playback/prefetch-clips.ts';
import { createSyncChannel } from '../../services/playback/sync-channel.ts';
import { keepAwake } from '../../services/playback/wake-lock.ts';
import { nothingOn } from '../../services/rooms/device-preferences.ts';
import { provideExperiencePlayback } from '../experience-playback/provide-experience-playback.ts';
import { liveSessionMachine, type LiveSessionRef } from '../live-session/live-session-machine.ts';
import type { LiveSessionTools } from '../live-session/open-live-session.ts';
import { provideRealtimeConnection } from '../realtime-connection/provide-realtime-connection.ts';
import { provideServerClock } from '../server-clock/provide-server-clock.ts';
import { clockOf } from '../server-clock/server-clock-selectors.ts';
import { provideVideoRoom } from '../video-room/provide-video-room.ts';
import { createEnterRoom } from '../video-room/room-connection.ts';
import { type OpenedScene, playableSceneMachine } from './playable-scene-machine.ts';

export interface PlayableSceneDeps {
  window: Window & typeof globalThis;
  language: SpokenLanguage;
  newId: () => string;
  seed: () => number;
  /** The scene's session, once it is open. */
  live: () => LiveSessionRef | null;
}

/** The scene with this browser behind it, and what its views use beside its actors. */
export function providePlayableScene(deps: PlayableSceneDeps) {
  const { window } = deps;
  const fetch = window.fetch.bind(window);
  const after = (ms: number, run: () => void) => {
    const timer = window.setTimeout(run, ms);
    return () => window.clearTimeout(timer);
  };
  const now = () => Date.now();
  let tools: LiveSessionTools | null = null;
  let director: LocalDirector | null = null;
  let ended: Promise<void> = Promise.resolve();
  const machine = playableSceneMachine.provide({
    actors: {
      openScene: fromPromise(async () => {
        const session = await createPlayableSession(deps.language, {
          ...deps,
          fetch,
          now,
          after,
          seed: deps.seed(),
        });
        director = session.director;
        await nextTask();
        const opened = openScene(session, { ...deps, fetch, now });
        tools = opened.tools;
        ended = opened.ended;
        await nextTask();
        return { logic: opened.logic, input: opened.input };
      }),
      awaitEnd: fromPromise(() => ended),
    },
  });
  return { machine, tools: () => tools, director: () => director };
}

function openScene(
  { story, director, dataPackage }: PlayableSession,
  deps: PlayableSceneDeps & { fetch: typeof globalThis.fetch; now: () => number },
) {
  const { window, fetch, now, newId } = deps;
  const { document, performance, navigator } = window;
  const { origin } = window.location;
  const { language } = story;
  const sessionId = dataPackage.session.id;
  const seatId = dataPackage.seat_id;
  const storage = createMemoryStorage();
  const deviceNow = () => performance.now();
  const clock = clockOf(() => deps.live()?.getSnapshot().children.serverClock?.getSnapshot(), {
    deviceNow,
    wallNow: now,
  });
  const service = createLocalService(director, { seatId, now });
  const playback = () => readPlaybackPreferences(storage);
  const screens = createClipScreens(document, () => playback().captions ?? language);
  const prefetch = createPrefetch({
    fetch,
    origin,
    language,
    preferences: playback,
    loadPlayer: loadPlayback,
  });
  const store = createVoteStore(storage, seatId);
  const blockedSeats = createStoredIds(storage, 'blocked', seatId);
  const dismissedMessages = createStoredIds(storage, 'dismissed', seatId);
  const readMessages = createStoredIds(storage, 'read', seatId);
  const finished = Promise.withResolvers<void>();
  director.onChange(() => director.isOver() && finished.resolve());

  const logic = liveSessionMachine.provide({
    actors: {
      serverClock: provideServerClock({
        ping: async () => {
          const [at, stamp] = [deviceNow(), now()];
          return { sentAt: at, returnedAt: at, serverReceivedAt: stamp, serverSentAt: stamp };
        },
        document,
        window,
      }),
      realtime: provideRealtimeConnection({
        open: async () => {
          director.begin();
          return createLocalRealtime(director, { sessionId, seatId });
        },
      }),
      experience: provideExperiencePlayback({
        service,
        store,
        blockedSeats,
        dismissedMessages,
        readMessages,
        keepPlayback: (preferences) => keepPlaybackPreferences(storage, preferences),
        clock,
        page: { document, window },
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
        media: localMedia,
        loadEnterRoom: async () =>
          createEnterRoom({
            engine: localRoom,
            media: localMedia,
            meterSpeech: () => ({ take: () => 0, stop: () => {} }),
            reportSpeech: () => {},
            reportEveryMs: 60_000,
            onVisit: () => {},
          }),
        keepPreferences: () => {},
        onEnded: () => {},
      }),
      carrySignals: fromCallback<{ type: 'signal.made'; signal: RoomSignal }>(() => {}),
      keepAwake: fromCallback(() => keepAwake(document, navigator.wakeLock)),
    },
    actions: {
      deliverSignal: () => {},
      prefetchClips: (_, { clips }) => prefetch(clips),
      handBack: () => {},
    },
  });
  const input: OpenedScene['input'] = {
    experience: {
      sessionId,
      seatId,
      tabId: newId(),
      storedVote: null,
      blocked: [],
      dismissed: [],
      chatRead: null,
      playback: playback(),
      told: null,
    },
    room: { own: seatId, preferences: nothingOn },
    isRunning: false,
  };
  const tools: LiveSessionTools = {
    dataPackage,
    alone: dataPackage.session.trial,
    service,
    clock,
    media: localMedia,
    visit: () => null,
    screens,
    speechConsent: { read: () => false, keep: () => {} },
    newId,
  };
  return { logic, input, tools, ended: finished.promise };
}
