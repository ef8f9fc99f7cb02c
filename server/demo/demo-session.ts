import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import { liveSession } from '#contract/rules/business-constants.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { LoadedStory, StoryLibrary } from '../stories/story-library.ts';
import type { DemoState } from './demo-company.ts';

const startsInMs = 3 * 60_000;
const aDayMs = 24 * 60 * 60_000;
const otters = { name: 'Otters', people: ['Ana Silva', 'Ben Okoro', 'Chloe Duval'] };
const herons = { name: 'Herons', people: ['Dmitri Novak', 'Efua Mensah', 'Frida Lund'] };

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
  { companyId }: DemoState,
  sessionId: string | null,
): Promise<SessionDetail | undefined> {
  if (sessionId === null) return undefined;
  try {
    const session = await sessions.readDetail(database, companyId, sessionId);
    return isCurrent(session, clock.now()) ? session : undefined;
  } catch (error) {
    if (error instanceof ApiProblem) return undefined;
    throw error;
  }
}

const byLength = (stories: StoryLibrary) => stories.list().sort((a, b) => a.lengthMinutes - b.lengthMinutes);

/** One that starts in three minutes, of the shortest story; undefined where no story is rendered. */
export async function planDemoSession(deps: Deps, state: DemoState): Promise<SessionDetail | undefined> {
  const [shortest] = byLength(deps.stories);
  return shortest && plan(deps, state, shortest, 'A first session together', startsInMs, [otters]);
}

/** One for tomorrow, of the longest story, in two teams; undefined where there is but one story. */
export async function planLongSession(deps: Deps, state: DemoState): Promise<SessionDetail | undefined> {
  const [, ...others] = byLength(deps.stories);
  const longest = others.at(-1);
  return longest && plan(deps, state, longest, 'An hour together', aDayMs, [otters, herons]);
}

function plan(
  { clock, sessions }: Deps,
  state: DemoState,
  { story }: LoadedStory,
  title: string,
  inMs: number,
  teams: readonly { name: string; people: readonly string[] }[],
): Promise<SessionDetail> {
  return sessions.create(
    { id: state.userId, company_id: state.companyId },
    {
      title,
      story_slug: story.slug,
      starts_at: new Date(clock.now() + inMs).toISOString(),
      timezone_id: 'Europe/Lisbon',
      teams: teams.map(({ name: team, people }) => ({
        name: team,
        people: people.map((name) => {
          const [first_name = '', last_name = ''] = name.split(' ');
          return { first_name, last_name, email: `${first_name.toLowerCase()}@northlight.example` };
        }),
      })),
      options: { timer_factor: 1, chat: true, analytics: true },
    },
  );
}
