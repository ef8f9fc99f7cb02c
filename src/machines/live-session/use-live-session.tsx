import { useSelector } from '@xstate/react';
import { createContext, useContext } from 'react';
import type { ServerClock } from '../../services/clock/server-clock.ts';
import type { ClipStageRef } from '../clip-stage/clip-stage-machine.ts';
import type { ExperienceRef } from '../experience-playback/experience-playback-machine.ts';
import type { VideoRoomRef } from '../video-room/video-room-machine.ts';
import type { LiveSession } from './start-live-session.ts';

export const LiveSessionContext = createContext<LiveSession | null>(null);

export function useLiveSession(): LiveSession {
  const session = useContext(LiveSessionContext);
  if (!session) throw new Error('useLiveSession needs a LiveSessionContext above it');
  return session;
}

type ReadableClock = Pick<ServerClock, 'now'>;

/** For screens that are shown without a session. */
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

export function useRoom<T>(selector: (snapshot: ReturnType<VideoRoomRef['getSnapshot']>) => T): T {
  return useSelector(useLiveSession().room, selector);
}

export function useStage<T>(selector: (snapshot: ReturnType<ClipStageRef['getSnapshot']>) => T): T {
  return useSelector(useLiveSession().stage, selector);
}

export const useExperienceVerbs = () => useLiveSession().verbs;
