import type { SessionReplay } from '#contract/calls/schemas/host-control.ts';
import type { Story } from '#contract/story/story.ts';
import type { Database } from '../../database/database.ts';
import { catalogueProblem } from '../../http/api-problem.ts';
import { findSession, isSessionId } from '../../sessions/session-repository.ts';
import { findStoryVersion } from '../../stories/story-archive.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import { readLog } from '../log/event-log.ts';
import { replacements } from '../log/forget-answers.ts';
import { loadRecord } from '../log/session-records.ts';
import type { DirectorEvent } from '../rules/director-events.ts';

const written = '…';

/** The event without texts and names by people. */
function withoutWords(event: DirectorEvent): DirectorEvent {
  switch (event.type) {
    case 'session.opened':
      return { ...event, teams: event.teams.map(({ id }, index) => ({ id, name: `Team ${index + 1}` })) };
    case 'host.said':
      return { ...event, text: written };
    case 'host.ended':
      return event.reason ? { ...event, reason: written } : event;
    default:
      return event;
  }
}

/** A log that folds to the same states as `events`, without personal data. */
export function anonymousLog(
  story: Story,
  events: readonly DirectorEvent[],
  firstSeq: number,
): SessionReplay['events'] {
  const answers = events.flatMap((event, index) =>
    event.type === 'challenge.answered' ? [{ seq: firstSeq + index, payload: event }] : [],
  );
  const everybody = new Set(answers.map(({ payload }) => payload.seatId));
  const texts = new Map(replacements(story, answers, everybody).map(({ seq, text }) => [seq, text]));
  return events.map((event, index) => {
    const seq = firstSeq + index;
    const { type, at, ...payload } = withoutWords(event);
    const text = texts.get(seq);
    return { seq, at, type, payload: JSON.stringify(text === undefined ? payload : { ...payload, text }) };
  });
}

export interface ReplayDeps {
  database: Database;
  stories: StoryLibrary;
}

/** The log of a session. Throws SESSION_001, and EXPERIENCE_002 if its story no longer exists. */
export async function readReplay({ database, stories }: ReplayDeps, id: string): Promise<SessionReplay> {
  const record = isSessionId(id) ? await loadRecord(database, id) : undefined;
  if (!record) throw catalogueProblem(404, 'SESSION_001');
  const { story_slug: slug, story_version: version } = record.row;
  const story = await findStoryVersion(database, stories, { slug, version });
  if (!story) throw catalogueProblem(404, 'EXPERIENCE_002');
  const { events, seq } = await readLog(database, id);
  return {
    session_id: id,
    story: JSON.stringify(story),
    bots: [...record.bots],
    events: anonymousLog(story, events, seq - events.length + 1),
  };
}

export type ReplaySession = ReturnType<typeof createReplaySession>;

/** The same for an organiser of the session's company. */
export const createReplaySession = (deps: ReplayDeps) => async (companyId: number, id: string) => {
  await findSession(deps.database, companyId, id);
  return readReplay(deps, id);
};
