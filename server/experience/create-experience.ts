import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { Directors } from '../director/running/director-service.ts';
import type { RealtimePort } from '../realtime/realtime-port.ts';
import type { PublishResultsChange } from '../scoring/publish-results-change.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { RoomServer } from '../rooms/room-server.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { createAttendance } from './attendance.ts';
import { createReadDataPackage } from './data-package.ts';
import { createIcebreaker } from './icebreaker.ts';
import { createParticipation } from './participation.ts';
import { createPointers } from './pointers.ts';
import { createReactions } from './reactions.ts';
import { createGrantRealtime } from './realtime-access.ts';
import { createSeatLanguages } from './seat-languages.ts';
import { createVisitNotes } from './visit-notes.ts';
import { createSeatLimits } from './seat-limits.ts';
import { createSeatNotes } from './seat-notes.ts';
import { createReadSnapshot } from './snapshot.ts';
import { createTeamChat } from './team-chat.ts';

export type Experience = ReturnType<typeof createExperience>;

/** All requests of a participant's browser. */
export function createExperience(deps: {
  config: Config;
  database: Database;
  clock: Clock;
  log: Logger;
  realtime: RealtimePort;
  directors: Directors;
  stories: StoryLibrary;
  changes: SessionChanges;
  publishResultsChange: PublishResultsChange;
  rooms: RoomServer;
}) {
  const chat = createTeamChat(deps);
  const languages = createSeatLanguages(deps);
  const visits = createVisitNotes({ ...deps, languages });
  const icebreaker = createIcebreaker(deps);
  return {
    limit: createSeatLimits(deps),
    participation: createParticipation(deps),
    chat,
    icebreaker,
    react: createReactions(deps),
    point: createPointers(deps),
    languages,
    readSnapshot: createReadSnapshot({ ...deps, chat, icebreaker, languages }),
    readDataPackage: createReadDataPackage({ ...deps, visits }),
    noteVisit: visits.note,
    grantRealtime: createGrantRealtime({ ...deps, languages }),
    grantRoom: deps.rooms.grant,
    notes: createSeatNotes(deps),
    attendance: createAttendance(deps),
  };
}
