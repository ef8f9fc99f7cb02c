import type { SessionOptions } from '#contract/calls/schemas/sessions/session-planning.ts';
import type { StartRehearsalRequest } from '#contract/calls/schemas/rehearsals.ts';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import { ApiProblem } from '../http/api-problem.ts';
import { trialDomain } from '../mail/erased-address.ts';
import { randomId } from '../sessions/people/personal-links.ts';
import { noteBots } from '../sessions/people/seat-writes.ts';
import { findSession } from '../sessions/session-repository.ts';
import type { Actor } from '../sessions/session-deps.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { storyTitle } from '../stories/story-titles.ts';
import { trialOrganiser } from '../trial/trial-company.ts';
import { botWordsIn } from '../words/bot-words.ts';

/**
 * `startsInMs`: enough to open the console and to take the seat. `teams`: so many of a session's; each has `botsInTeam`.
 * `eachAtOnce`: open or running at the same time, of one company; `atOnce`: of all.
 */
export const rehearsalLimits = {
  startsInMs: 60_000,
  teams: 4,
  botsInTeam: 3,
  eachAtOnce: 2,
  atOnce: 20,
} as const;

const botNames = [
  'Ana',
  'Ben',
  'Chloe',
  'Dmitri',
  'Efua',
  'Frida',
  'Gil',
  'Hana',
  'Ivo',
  'Jun',
  'Kai',
  'Lea',
];
const usualOptions: SessionOptions = { timer_factor: 1, chat: true, analytics: true };

export type Rehearsals = ReturnType<typeof createRehearsals>;

/** Sessions that an organiser hosts for bots before hosting one for guests. */
export function createRehearsals(deps: {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  companies: Companies;
  credits: CreditLedger;
  stories: StoryLibrary;
}) {
  const { database, clock, sessions } = deps;

  async function requireRoom(queryable: Queryable, companyId: number): Promise<void> {
    const { all, own } = await queryable
      .selectFrom('sessions')
      .select(({ fn }) => [
        fn.countAll<number>().as('all'),
        fn.countAll<number>().filterWhere('company_id', '=', companyId).as('own'),
      ])
      .where('rehearsal_rate', 'is not', null)
      .where('status', 'in', ['scheduled', 'lobby', 'live'])
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(own) >= rehearsalLimits.eachAtOnce)
      throw new ApiProblem({
        status: 409,
        message: ({ sessions }) => sessions.rehearsals.own,
      });
    if (Number(all) >= rehearsalLimits.atOnce)
      throw new ApiProblem({
        status: 503,
        message: ({ sessions }) => sessions.rehearsals.all,
      });
  }

  /** The teams and options of the session that it is like, without what is for its guests alone. */
  async function planOf(
    queryable: Queryable,
    actor: Actor,
    { like, story_slug, language }: StartRehearsalRequest,
  ) {
    if (like === undefined)
      return {
        teams: botWordsIn(language).teams,
        options: usualOptions,
        title: storyTitle(deps.stories, story_slug, language),
      };
    const session = await findSession(queryable, actor.company_id, like);
    const teams = await queryable
      .selectFrom('teams')
      .select('name')
      .where('session_id', '=', like)
      .orderBy('id')
      .limit(rehearsalLimits.teams)
      .execute();
    const { invitation_note: _note, reply_to: _replyTo, video_room_url: _room, ...options } = session.options;
    return { teams: teams.map(({ name }) => name), options, title: session.title };
  }

  async function hostOf(queryable: Queryable, actor: Actor) {
    return queryable
      .selectFrom('users')
      .leftJoin('profiles', 'profiles.user_id', 'users.id')
      .select(['users.first_name', 'users.last_name', 'profiles.timezone_id'])
      .where('users.id', '=', actor.id)
      .executeTakeFirstOrThrow();
  }

  return {
    /**
     * Opens one with a seat for its host. Throws SESSION_001 for another company's session, EXPERIENCE_002, 409 where two
     * of the company's are open and 503 where no more can be played.
     */
    async start(actor: Actor, request: StartRehearsalRequest, given?: UnitOfWork): Promise<{ id: string }> {
      const { story_slug, rate, language } = request;
      return inUnit(database, given, async (unit) => {
        const { queryable } = unit;
        await deps.companies.lock(queryable, actor.company_id);
        await requireRoom(queryable, actor.company_id);
        const house = await trialOrganiser(queryable, deps);
        const { teams, options, title } = await planOf(queryable, actor, request);
        const { timezone_id, ...host } = await hostOf(queryable, actor);
        const own = {
          ...host,
          email: `guest-${randomId().toLowerCase()}@${trialDomain}`,
        };
        const bot = (index: number) => {
          const name = botNames[index % botNames.length] ?? '';
          return { first_name: name, last_name: '', email: `${name.toLowerCase()}@${trialDomain}` };
        };
        const { botsInTeam } = rehearsalLimits;
        const session = await sessions.create(
          actor,
          {
            title,
            story_slug,
            starts_at: new Date(clock.now() + rehearsalLimits.startsInMs).toISOString(),
            timezone_id: timezone_id ?? 'UTC',
            teams: teams.map((name, team) => ({
              name,
              people: [
                ...(team === 0 ? [own] : []),
                ...Array.from({ length: botsInTeam }, (_, place) => bot(team * botsInTeam + place)),
              ],
            })),
            options,
          },
          unit,
          { rate, peopleOf: house.company_id },
        );
        const bots = session.seats.flatMap(({ id, email }) => (email === own.email ? [] : [id]));
        await noteBots(queryable, bots, language);
        return { id: session.id };
      });
    },
  };
}
