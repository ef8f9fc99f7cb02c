import type { TrialSession } from '#contract/calls/schemas/trial.ts';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit } from '../database/unit-of-work.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { trialDomain } from '../mail/nobodys-address.ts';
import { randomId } from '../sessions/personal-links.ts';
import { noteBots } from '../sessions/seat-writes.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { grantTrialCredits, trialOrganiser } from './trial-company.ts';

/** `startsInMs`: enough to come through the door. `atOnce`: sessions that are open or running at the same time. */
export const trialLimits = { startsInMs: 30_000, atOnce: 30 } as const;

const botNames = ['Ana', 'Ben', 'Chloe', 'Dmitri'];

export type TrialSessions = ReturnType<typeof createTrialSessions>;

/** Real sessions with bots, for visitors who have no team at hand and leave no address. */
export function createTrialSessions(deps: {
  database: Database;
  clock: Clock;
  credits: CreditLedger;
  companies: Companies;
  sessions: Sessions;
  stories: StoryLibrary;
}) {
  const { database, clock, sessions, stories } = deps;

  async function isFull(queryable: Queryable, companyId: number): Promise<boolean> {
    const { count } = await queryable
      .selectFrom('sessions')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('company_id', '=', companyId)
      .where('status', 'in', ['scheduled', 'lobby', 'live'])
      .executeTakeFirstOrThrow();
    return Number(count) >= trialLimits.atOnce;
  }

  return {
    /** Opens one, and answers the link to the visitor's seat. 503 where there is no story or no table left. */
    async start(): Promise<TrialSession> {
      const story = stories.list().toSorted((a, b) => a.lengthMinutes - b.lengthMinutes)[0]?.story;
      if (!story) throw new ApiProblem({ status: 503, message: 'There is no story to try at the moment.' });
      return inUnit(database, undefined, async (unit) => {
        const { queryable } = unit;
        const organiser = await trialOrganiser(queryable, deps);
        await deps.companies.lock(queryable, organiser.company_id);
        if (await isFull(queryable, organiser.company_id))
          throw new ApiProblem({
            status: 503,
            message: 'All tables are taken at the moment. Please try again in a few minutes.',
          });
        await grantTrialCredits(queryable, deps, organiser);
        const guest = `guest-${randomId().toLowerCase()}@${trialDomain}`;
        const people = botNames.map((name) => ({
          first_name: name,
          last_name: '',
          email: `${name.toLowerCase()}@${trialDomain}`,
        }));
        const session = await sessions.create(
          organiser,
          {
            title: 'A trial with four bots',
            story_slug: story.slug,
            starts_at: new Date(clock.now() + trialLimits.startsInMs).toISOString(),
            timezone_id: 'UTC',
            teams: [
              { name: 'Otters', people: [{ first_name: 'Guest', last_name: '', email: guest }, ...people] },
            ],
            options: { timer_factor: 1, chat: false, analytics: false },
          },
          unit,
        );
        const own = session.seats.find(({ email }) => email === guest);
        if (!own) throw new Error('The guest of a trial has no seat');
        await noteBots(
          queryable,
          session.seats.flatMap(({ id }) => (id === own.id ? [] : [id])),
        );
        return { link: own.personal_link };
      });
    },
  };
}
