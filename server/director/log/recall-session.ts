import type { Database } from '../../database/database.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import type { DirectorEvent } from '../rules/director-events.ts';
import type { DirectedSession } from '../projections/publisher.ts';
import { readLog } from './event-log.ts';
import { afterEvent, foldLog } from '../chart/fold-log.ts';
import { factsOf, loadRecord, openingOf, type SessionRecord } from './session-records.ts';
import { findPlayableStory, findStoryVersion } from '../../stories/story-archive.ts';

export interface RecalledSession extends DirectedSession {
  events: DirectorEvent[];
  isDirectedElsewhere: boolean;
}

/** Facts of the status that a log which ended earlier, or never began, lacks. */
function closing({ row }: SessionRecord): DirectorEvent[] {
  const at = (row.ended_at ?? row.created_at).getTime();
  if (row.status === 'cancelled') return [{ type: 'session.cancelled', at }];
  return row.status === 'failed' ? [{ type: 'session.failed', reason: 'status', at }] : [];
}

/**
 * A session that is not running here, from its plan and its log: a coming one, for which the plan counts even if its log
 * has an opening before it was rescheduled; an ended one, or one that another node directs. Undefined for an unknown
 * session, or if its story no longer exists.
 */
export async function recallSession(
  deps: { database: Database; stories: StoryLibrary; storyClockRate: number },
  sessionId: string,
): Promise<RecalledSession | undefined> {
  const record = await loadRecord(deps.database, sessionId);
  if (!record) return undefined;
  const { story_slug: slug, story_version: version, status } = record.row;
  const story = await findStoryVersion(deps.database, deps.stories, { slug, version });
  if (!story) return undefined;
  const playable = await findPlayableStory(deps.database, deps.stories, { slug, version });
  const logged = await readLog(deps.database, sessionId);
  const opened: DirectorEvent = {
    type: 'session.opened',
    at: record.row.created_at.getTime(),
    ...openingOf(record, deps.storyClockRate, 0),
  };
  const events = logged.seq === 0 || status === 'scheduled' ? [opened] : logged.events;
  const folded = foldLog({ sessionId, story }, events);
  return {
    snapshot: folded.status === 'active' ? closing(record).reduce(afterEvent, folded) : folded,
    seq: logged.seq,
    facts: factsOf(record, playable ?? deps.stories.get(slug)),
    events: logged.events,
    isDirectedElsewhere: status === 'lobby' || status === 'live',
  };
}
