import { type AnyActorRef, createActor } from 'xstate';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { createClockPing } from '../../services/clock/clock-ping.ts';
import type { ServerClock } from '../../services/clock/server-clock.ts';
import {
  createExperienceService,
  type ExperienceService,
} from '../../services/experience/experience-service.ts';
import { createVoteStore } from '../../services/experience/vote-store.ts';
import type { HttpClient } from '../../services/http/http-client.ts';
import { type ClipScreens, createClipScreens } from '../../services/playback/clip-screens.ts';
import { createDeviceLatencyStore } from '../../services/playback/device-latency.ts';
import { createPrefetch } from '../../services/playback/prefetch-clips.ts';
import { createSyncChannel } from '../../services/playback/sync-channel.ts';
import { openRealtime } from '../../services/realtime/open-realtime.ts';
import type { Environment } from '../../services/environment.ts';
import { keepPreferences, readPreferences } from '../../services/rooms/device-preferences.ts';
import { createLocalMedia, type LocalMedia } from '../../services/rooms/local-media.ts';
import { createMeshEngine } from '../../services/rooms/mesh-engine.ts';
import { createPeerLinkFactory } from '../../services/rooms/peer-link.ts';
import type { RoomVisit } from '../../services/rooms/room-engine.ts';
import { createSignalRelay } from '../../services/rooms/signal-relay.ts';
import { keepSpeechConsent, readSpeechConsent } from '../../services/rooms/speech-consent.ts';
import { meterSpeech } from '../../services/rooms/speech-meter.ts';
import type { ClipStageRef } from '../clip-stage/clip-stage-machine.ts';
import type { ExperienceRef } from '../experience-playback/experience-playback-machine.ts';
import { selectStage } from '../experience-playback/experience-selectors.ts';
import { createExperienceVerbs, type ExperienceVerbs } from '../experience-playback/experience-verbs.ts';
import { provideExperiencePlayback } from '../experience-playback/provide-experience-playback.ts';
import { provideServerClock } from '../server-clock/provide-server-clock.ts';
import type { ServerClockRef } from '../server-clock/server-clock-machine.ts';
import { clockOf } from '../server-clock/server-clock-selectors.ts';
import { provideVideoRoom } from '../video-room/provide-video-room.ts';
import type { VideoRoomRef } from '../video-room/video-room-machine.ts';
import { type RoomWish, roomWish, sameWish } from './room-wish.ts';

/** Everything that belongs to one seat in one session while its page is open. */
export interface LiveSession {
  dataPackage: DataPackage;
  service: ExperienceService;
  clock: ServerClock;
  clockRef: ServerClockRef;
  experience: ExperienceRef;
  verbs: ExperienceVerbs;
  room: VideoRoomRef;
  media: LocalMedia;
  visit: () => RoomVisit | null;
  stage: ClipStageRef;
  screens: ClipScreens;
  speechConsent: { read: () => boolean; keep: (given: boolean) => void };
  stop: () => void;
}

export interface LiveSessionDeps {
  http: HttpClient;
  /** Empty where the API shares the page's origin. */
  baseUrl: string;
  window: Window & typeof globalThis;
  newId: () => string;
  realtime: Environment['realtime'];
  tree?: { parent?: AnyActorRef };
}

const speechReportMs = 10_000;

export function startLiveSession(dataPackage: DataPackage, deps: LiveSessionDeps): LiveSession {
  const { window, tree } = deps;
  const { localStorage, document, performance, navigator } = window;
  const sessionId = dataPackage.session.id;
  const seatId = dataPackage.seat_id;
  const deviceNow = () => performance.now();
  const service = createExperienceService(deps.http);
  const origin = deps.baseUrl === '' ? window.location.origin : deps.baseUrl;

  const ping = createClockPing({ baseUrl: deps.baseUrl, fetch: window.fetch.bind(window), deviceNow });
  const clockRef = createActor(provideServerClock({ ping, document, window }), {
    ...tree,
    id: 'serverClock',
  }).start();
  const clock = clockOf(clockRef, { deviceNow, wallNow: () => Date.now() });

  const relay = createSignalRelay(deps.realtime.fixedKey ? 'shared' : 'named');
  const store = createVoteStore(localStorage, seatId);
  const screens = createClipScreens(document);
  const experience = createActor(
    provideExperiencePlayback({
      clip: {
        screens,
        player: {
          clock,
          latency: createDeviceLatencyStore(localStorage),
          loadHls: async () => (await import('hls.js/light')).default,
          origin,
          deviceNow,
          onSample: createSyncChannel(document),
        },
      },
      service,
      store,
      clock,
      relay,
      openRealtime: () =>
        openRealtime({
          ...deps.realtime,
          service,
          ownPlace: deps.baseUrl === '' ? window.location : new URL(deps.baseUrl),
        }),
    }),
    {
      ...tree,
      id: 'experience',
      input: {
        sessionId,
        seatId,
        tabId: deps.newId(),
        keptVote: store.read(),
        customVideoRoomUrl: dataPackage.video_room_url ?? null,
      },
    },
  );
  relay.carryWith((signal) => experience.send({ type: 'signal.sent', signal }));

  const media = createLocalMedia(navigator.mediaDevices);
  const speechConsent = {
    read: () => readSpeechConsent(localStorage, sessionId),
    keep: (given: boolean) => keepSpeechConsent(localStorage, sessionId, given),
  };
  let visit: RoomVisit | null = null;
  let audio: AudioContext | undefined;
  const room = createActor(
    provideVideoRoom({
      media,
      engine: createMeshEngine({
        relay,
        createLink: createPeerLinkFactory(dataPackage.ice_servers),
        newAttempt: deps.newId,
        now: deviceNow,
        every: (ms, run) => {
          const timer = window.setInterval(run, ms);
          return () => window.clearInterval(timer);
        },
        onNetworkChanged: (run) => {
          window.addEventListener('online', run);
          return () => window.removeEventListener('online', run);
        },
      }),
      meterSpeech: (track, onSpeaking) => {
        audio ??= new window.AudioContext();
        return meterSpeech(track, { context: audio, now: deviceNow, onSpeaking });
      },
      reportSpeech: (spokenMs) => {
        if (speechConsent.read()) service.reportSpeech(Math.min(spokenMs, 60_000)).catch(() => undefined);
      },
      reportEveryMs: speechReportMs,
      onVisit: (given) => {
        visit = given;
      },
      keepPreferences: (preferences) => keepPreferences(localStorage, sessionId, preferences),
      onEnded: (kind) => room.send({ type: 'device.ended', kind }),
    }),
    {
      ...tree,
      id: 'videoRoom',
      input: { own: seatId, preferences: readPreferences(localStorage, sessionId) },
    },
  );

  const prefetch = createPrefetch({ fetch: window.fetch.bind(window), origin });
  let wished: RoomWish | undefined;
  const follow = experience.subscribe((snapshot) => {
    prefetch(snapshot.context.public?.next_clips ?? []);
    const wish = roomWish(snapshot);
    if (sameWish(wished, wish)) return;
    wished = wish;
    room.send({ type: 'quiet.changed', quiet: wish.quiet });
    room.send(wish.inside ? { type: 'room.entered', fellows: wish.fellows } : { type: 'room.left' });
  });
  room.start();
  experience.start();
  const stage = selectStage(experience.getSnapshot());
  if (!stage) throw new Error('The experience has no stage');

  return {
    dataPackage,
    service,
    clock,
    clockRef,
    experience,
    verbs: createExperienceVerbs(experience, { clock, newId: deps.newId }),
    room,
    media,
    visit: () => visit,
    stage,
    screens,
    speechConsent,
    stop: () => {
      follow.unsubscribe();
      experience.stop();
      room.stop();
      clockRef.stop();
      media.close('microphone');
      media.close('camera');
      audio?.close();
    },
  };
}
