import { fromPromise } from 'xstate';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { createMemoryStorage } from '../../services/page/memory-storage.ts';
import { nextTask } from '../../services/page/next-task.ts';
import type { LocalDirector } from '../../services/playable-scene/local-director.ts';
import { createLocalRealtime } from '../../services/playable-scene/local-realtime.ts';
import { localMedia, localRoom } from '../../services/playable-scene/local-room.ts';
import { createLocalService } from '../../services/playable-scene/local-service.ts';
import { createPlayableSession, type PlayableSession } from '../../services/playable-scene/playable-scene.ts';
import { createSignalRelay } from '../../services/rooms/signal-relay.ts';
import {
  type LiveSessionEdges,
  type LiveSessionTools,
  openLiveSession,
} from '../live-session/open-live-session.ts';
import type { OpenedSession } from '../live-session/live-session-machine.ts';
import { createEnterRoom } from '../video-room/room-connection.ts';
import { playableSceneMachine } from './playable-scene-machine.ts';

export interface PlayableSceneDeps extends Pick<LiveSessionEdges, 'window' | 'newId' | 'live'> {
  language: SpokenLanguage;
  seed: () => number;
}

/** The scene with its production dependencies, and what its views use in addition to its actors. */
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
      openScene: fromPromise<OpenedSession>(async () => {
        const session = await createPlayableSession(deps.language, {
          ...deps,
          fetch,
          now,
          after,
          seed: deps.seed(),
        });
        const finished = Promise.withResolvers<void>();
        session.director.onChange(() => session.director.isOver() && finished.resolve());
        director = session.director;
        ended = finished.promise;
        await nextTask();
        const opened = openLiveSession(session.dataPackage, localEdges(session, deps, now));
        tools = opened.tools;
        await nextTask();
        // The director starts with the connection, which must not wait for a picture.
        return { logic: opened.logic, input: { ...opened.input, isRunning: false } };
      }),
      awaitEnd: fromPromise(() => ended),
    },
  });
  return { machine, tools: () => tools, director: () => director };
}

/** The edges of a seat whose director runs in this page: no server, no connection, no device. */
function localEdges(
  { director, dataPackage }: PlayableSession,
  { window, newId, live }: PlayableSceneDeps,
  now: () => number,
): LiveSessionEdges {
  const seatId = dataPackage.seat_id;
  return {
    window,
    newId,
    live,
    storage: createMemoryStorage(),
    origin: window.location.origin,
    service: createLocalService(director, { seatId, now }),
    ping: async () => {
      const [at, stamp] = [window.performance.now(), now()];
      return { sentAt: at, returnedAt: at, serverReceivedAt: stamp, serverSentAt: stamp };
    },
    connect: async () => {
      director.begin();
      return createLocalRealtime(director, { sessionId: dataPackage.session.id, seatId });
    },
    media: localMedia,
    relay: createSignalRelay('named'),
    loadRoom: async (parts) =>
      createEnterRoom({
        ...parts,
        engine: localRoom,
        meterSpeech: () => ({ take: () => 0, stop: () => {} }),
      }),
  };
}
