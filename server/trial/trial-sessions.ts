import { createHmac } from 'node:crypto';
import type { TrialSession } from '#contract/calls/schemas/trial.ts';
import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit } from '../database/unit-of-work.ts';
import { guestProblem } from '../http/api-problem.ts';
import { trialDomain } from '../mail/erased-address.ts';
import { randomId } from '../sessions/people/personal-links.ts';
import { deriveKey } from '../secret.ts';
import { noteBots } from '../sessions/people/seat-writes.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import { lockAnySession } from '../sessions/session-repository.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { readSetting } from '../settings.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import {
  grantTrialCredits,
  type TrialOrganiser,
  trialCompanySetting,
  trialOrganiser,
} from './trial-company.ts';

/**
 * `startsInMs`: enough to come through the door. `atOnce`: sessions that are open or running at the same time, `eachAtOnce`
 * those of one address subject. `unenteredMs`: after that a trial whose link nobody has opened gives its table up.
 */
export const trialLimits = { startsInMs: 30_000, atOnce: 30, eachAtOnce: 3, unenteredMs: 60_000 } as const;

const open: SessionStatus[] = ['scheduled', 'lobby', 'live'];

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
  changes: SessionChanges;
  secret: string;
}) {
  const { database, clock, sessions, stories, changes } = deps;
  const key = deriveKey(deps.secret, 'trial');
  const hide = (subject: string) => createHmac('sha256', key).update(subject).digest('base64url');

  /** How many trials are open, and how many of them were started by `subject`, as it is hidden. */
  async function countOpen(queryable: Queryable, companyId: number, subject: string) {
    const { all, own } = await queryable
      .selectFrom('sessions')
      .leftJoin('trials', 'trials.session_id', 'sessions.id')
      .select(({ fn }) => [
        fn.countAll<number>().as('all'),
        fn.countAll<number>().filterWhere('trials.subject', '=', subject).as('own'),
      ])
      .where('company_id', '=', companyId)
      .where('status', 'in', open)
      .executeTakeFirstOrThrow();
    return { all: Number(all), own: Number(own) };
  }

  /** Locks the session and its seats, so that a guest who enters at the same moment is counted. */
  async function isEntered(queryable: Queryable, id: string): Promise<boolean> {
    await lockAnySession(queryable, id);
    const seats = await queryable
      .selectFrom('seats')
      .select('opened_at')
      .where('session_id', '=', id)
      .orderBy('id')
      .forUpdate()
      .execute();
    return seats.some(({ opened_at }) => opened_at !== null);
  }

  /** Ends every trial that is a minute old and whose link nobody has opened. */
  async function releaseUnentered(): Promise<void> {
    const organiser = await readSetting<TrialOrganiser | null>(database, trialCompanySetting);
    if (!organiser) return;
    const unentered = await database
      .selectFrom('sessions')
      .select('id')
      .where('company_id', '=', organiser.company_id)
      .where('status', 'in', open)
      .where('created_at', '<=', new Date(clock.now() - trialLimits.unenteredMs))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('seats')
              .select('seats.id')
              .whereRef('seats.session_id', '=', 'sessions.id')
              .where('seats.opened_at', 'is not', null),
          ),
        ),
      )
      .execute();
    for (const { id } of unentered)
      await inUnit(database, undefined, async ({ queryable, afterCommit }) => {
        if (await isEntered(queryable, id)) return;
        const change = await sessions.lifecycle.markFailed(queryable, id, 'nobody-came');
        if (change) afterCommit(() => changes.publish(change));
      });
  }

  return {
    releaseUnentered,

    /**
     * Opens one, and answers the link to the visitor's seat. `subject` is the request's address subject: 429 where three of
     * its trials are open. 503 where there is no story or no table left.
     */
    async start(subject: string): Promise<TrialSession> {
      await releaseUnentered();
      const story = stories.list().toSorted((a, b) => a.lengthMinutes - b.lengthMinutes)[0]?.story;
      if (!story) throw guestProblem({ status: 503 }, 'trialMissing');
      return inUnit(database, undefined, async (unit) => {
        const { queryable } = unit;
        const organiser = await trialOrganiser(queryable, deps);
        await deps.companies.lock(queryable, organiser.company_id);
        const by = hide(subject);
        const { all, own } = await countOpen(queryable, organiser.company_id, by);
        if (own >= trialLimits.eachAtOnce)
          throw guestProblem(
            {
              status: 429,
              message: ({ requests }) => requests.trialsOpen,
              headers: { 'retry-after': String(trialLimits.unenteredMs / 1000) },
            },
            'trialsOpen',
          );
        if (all >= trialLimits.atOnce) throw guestProblem({ status: 503 }, 'trialsFull');
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
        const guestSeat = session.seats.find(({ email }) => email === guest);
        if (!guestSeat) throw new Error('The guest of a trial has no seat');
        await queryable.insertInto('trials').values({ session_id: session.id, subject: by }).execute();
        await noteBots(
          queryable,
          session.seats.flatMap(({ id }) => (id === guestSeat.id ? [] : [id])),
        );
        return { link: guestSeat.personal_link };
      });
    },
  };
}
