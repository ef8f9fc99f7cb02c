import { liveSession } from '#contract/rules/business-constants.ts';
import type { DirectorContext } from './director-context.ts';

/** The time added to the room after the story: unused time that no breather has taken. */
export const longerRoomMs = ({
  version,
  savedMs,
  spareMs,
}: Pick<DirectorContext, 'version' | 'savedMs' | 'spareMs'>): number => (version < 6 ? 0 : savedMs + spareMs);

/** Until when the teams' rooms stay open, on the server's clock; null before the end. No story's clock shortens the talk. */
export const roomUntil = (
  context: Pick<DirectorContext, 'version' | 'endedAt' | 'savedMs' | 'spareMs'>,
): number | null =>
  context.endedAt === null ? null : context.endedAt + liveSession.debriefMs + longerRoomMs(context);
