import type { SessionDetail } from '#contract/calls/schemas/sessions.ts';
import { liveSession } from '#contract/rules/business-constants.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import type { DemoState } from './demo-company.ts';

const startsInMs = 3 * 60_000;
const people = ['Ana Silva', 'Ben Okoro', 'Chloe Duval'];

interface Deps {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  stories: StoryLibrary;
}

function isCurrent(session: SessionDetail, now: number): boolean {
  const startsAt = Date.parse(session.starts_at);
  if (session.status === 'live') return now < startsAt + 2 * session.length_minutes * 60_000;
  return ['scheduled', 'lobby'].includes(session.status) && now < startsAt + liveSession.noShowMs;
}

/** The demo session of an earlier start, if it is still to come or running. */
export async function currentDemoSession(
  { database, clock, sessions }: Deps,
  state: DemoState,
): Promise<SessionDetail | undefined> {
  if (state.sessionId === null) return undefined;
  try {
    const session = await sessions.readDetail(database, state.companyId, state.sessionId);
    return isCurrent(session, clock.now()) ? session : undefined;
  } catch (error) {
    if (error instanceof ApiProblem) return undefined;
    throw error;
  }
}

/** One that starts in three minutes, of the shortest story; undefined where no story is rendered. */
export async function planDemoSession(
  { clock, sessions, stories }: Deps,
  state: DemoState,
): Promise<SessionDetail | undefined> {
  const [shortest] = stories.list().sort((a, b) => a.lengthMinutes - b.lengthMinutes);
  if (!shortest) return undefined;
  return sessions.create(
    { id: state.userId, company_id: state.companyId },
    {
      title: 'A first evening together',
      story_slug: shortest.story.slug,
      starts_at: new Date(clock.now() + startsInMs).toISOString(),
      timezone_id: 'Europe/Lisbon',
      teams: [
        {
          name: 'Otters',
          people: people.map((name) => {
            const [first_name = '', last_name = ''] = name.split(' ');
            return { first_name, last_name, email: `${first_name.toLowerCase()}@northlight.example` };
          }),
        },
      ],
      options: { timer_factor: 1, chat: true, analytics: true },
    },
  );
}
