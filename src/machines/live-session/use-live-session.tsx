import { useSelector } from '@xstate/react';
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { DataPackage } from '#contract/calls/schemas/participants.ts';
import { useActorNamed } from '../../actors-context.tsx';
import { SessionsContext } from '../../app-context.tsx';
import { selectStage } from '../experience-playback/experience-selectors.ts';
import { createExperienceVerbs } from '../experience-playback/experience-verbs.ts';
import type { ServerClock } from '../../services/clock/server-clock.ts';
import type { ClipStageRef } from '../clip-stage/clip-stage-machine.ts';
import type { ExperienceRef } from '../experience-playback/experience-playback-machine.ts';
import type { VideoRoomRef } from '../video-room/video-room-machine.ts';
import type { LiveSessionRef } from './live-session-machine.ts';
import type { LiveSessionTools } from './open-live-session.ts';

/** The actors and dependencies of one seat's session while its pages are open. */
export type LiveSession = ReturnType<typeof liveSessionOf>;

export const LiveSessionContext = createContext<LiveSession | null>(null);

export function useLiveSession(): LiveSession {
  const session = useContext(LiveSessionContext);
  if (!session) throw new Error('useLiveSession needs a LiveSessionContext above it');
  return session;
}

type ReadableClock = Pick<ServerClock, 'now'>;

/** For screens that also render without a session. */
export const ServerClockContext = createContext<ReadableClock>({ now: () => Date.now() });

/** The session's clock, which timers on a screen read. */
export function useServerClock(): ReadableClock {
  const otherwise = useContext(ServerClockContext);
  return useContext(LiveSessionContext)?.clock ?? otherwise;
}

export function useExperience<T>(
  selector: (snapshot: ReturnType<ExperienceRef['getSnapshot']>) => T,
  same?: (a: T, b: T) => boolean,
): T {
  return useSelector(useLiveSession().experience, selector, same);
}

export function useRoom<T>(
  selector: (snapshot: ReturnType<VideoRoomRef['getSnapshot']>) => T,
  same?: (a: T, b: T) => boolean,
): T {
  return useSelector(useLiveSession().room, selector, same);
}

export function useStage<T>(selector: (snapshot: ReturnType<ClipStageRef['getSnapshot']>) => T): T {
  return useSelector(useLiveSession().stage, selector);
}

export const useExperienceVerbs = () => useLiveSession().verbs;

/** Opens the seat's session while the calling page is mounted; null until it is open. */
export function useOpenSession(dataPackage: DataPackage): LiveSession | null {
  const application = useActorNamed('application');
  const sessions = useContext(SessionsContext);
  if (!sessions) throw new Error('useOpenSession needs a SessionsContext above it');
  useEffect(() => {
    application.send({ type: 'seat.taken', dataPackage });
    return () => application.send({ type: 'seat.vacated' });
  }, [application, dataPackage]);
  const live = useSelector(application, (snapshot) => snapshot.context.live);
  return useMemo(() => {
    const tools = sessions.tools();
    return live && tools ? liveSessionOf(live, tools) : null;
  }, [sessions, live]);
}

/** The parts of an open session as views use them. */
export function liveSessionOf(live: LiveSessionRef, tools: LiveSessionTools) {
  const { serverClock, experience, videoRoom } = live.getSnapshot().children;
  const stage = experience && selectStage(experience.getSnapshot());
  if (!serverClock || !experience || !videoRoom || !stage)
    throw new Error('A part of the session is missing');
  const verbs = createExperienceVerbs(experience, tools);
  return { ...tools, clockRef: serverClock, experience, room: videoRoom, stage, verbs };
}
