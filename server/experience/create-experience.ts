import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Directors } from '../director/running/director-service.ts';
import type { RealtimePort } from '../realtime/realtime-port.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { createAttendance } from './attendance.ts';
import { createReadDataPackage } from './data-package.ts';
import { createParticipation } from './participation.ts';
import { createGrantRealtime } from './realtime-access.ts';
import { createSeatLimits } from './seat-limits.ts';
import { createSeatNotes } from './seat-notes.ts';
import { createReadSnapshot } from './snapshot.ts';
import { createTeamChat } from './team-chat.ts';

export type Experience = ReturnType<typeof createExperience>;

/** Everything that a participant's browser asks for. */
export function createExperience(deps: {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  realtime: RealtimePort;
  directors: Directors;
  stories: StoryLibrary;
  changes: SessionChanges;
}) {
  const chat = createTeamChat(deps);
  return {
    limit: createSeatLimits(deps),
    participation: createParticipation(deps),
    chat,
    readSnapshot: createReadSnapshot({ ...deps, chat }),
    readDataPackage: createReadDataPackage(deps),
    grantRealtime: createGrantRealtime(deps),
    notes: createSeatNotes(deps),
    attendance: createAttendance(deps),
  };
}
