import { sql } from 'kysely';
import { liveSession } from '#contract/rules/business-constants.ts';
import type { SessionStatus } from '#contract/rules/sessions/session-lifecycle.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import type { Reminder } from '../mail/templates/session-mails.ts';
import { isReminded, timedReminders } from '../sessions/notices/reminders.ts';
import { hasUnreportedChange } from '../sessions/people/seat-writes.ts';
import type { SessionChange, SessionChanges } from '../sessions/session-changes.ts';
import { lockAnySession, type SessionRow } from '../sessions/session-repository.ts';
import type { Sessions } from '../sessions/sessions.ts';

const batch = 20;
/** Changes within this time are published together. */
const quietMs = 2 * 60_000;
const planned: readonly SessionStatus[] = ['scheduled', 'lobby'];

/** Session and start: a session that moves is reminded anew. */
const reminderSubject = sql<string>`sessions.id || '@' || (extract(epoch from sessions.starts_at) * 1000)::bigint`;

export function createSessionTasks(deps: {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  changes: SessionChanges;
}) {
  const { database, clock, sessions, changes } = deps;
  const from = (ms: number) => new Date(clock.now() + ms);

  /** Scheduled sessions that begin within so many ms. */
  const scheduledWithin = (ms: number) =>
    database
      .selectFrom('sessions')
      .select('id')
      .where('status', '=', 'scheduled')
      .where('deleted_at', 'is', null)
      .where('starts_at', '<=', from(ms));
  const isScheduledWithin = ({ status, starts_at }: SessionRow, ms: number) =>
    status === 'scheduled' && starts_at <= from(ms);

  /** A session may have been moved or cancelled since it was found: `work` checks the locked row. */
  async function each(
    ids: { id: string }[],
    work: (queryable: Queryable, session: SessionRow) => Promise<SessionChange | undefined>,
  ): Promise<void> {
    for (const { id } of ids) {
      const change = await database.transaction().execute(async (transaction) => {
        const session = await lockAnySession(transaction, id);
        return session && work(transaction, session);
      });
      if (change) changes.publish(change);
    }
  }

  /** False where the reminder was made already. */
  async function claimReminder(queryable: Queryable, reminder: Reminder, id: string, startsAt: Date) {
    const made = await queryable
      .insertInto('jobs')
      .values({
        kind: `reminder_${reminder}`,
        subject: `${id}@${startsAt.getTime()}`,
        due_at: from(0),
        done_at: from(0),
      })
      .onConflict((conflict) => conflict.constraint('jobs_unique').doNothing())
      .returning('id')
      .executeTakeFirst();
    return made !== undefined;
  }

  async function sendReminders({
    reminder,
    beforeMs,
    untilMs,
  }: (typeof timedReminders)[number]): Promise<void> {
    const due = await scheduledWithin(beforeMs)
      .where('starts_at', '>', from(untilMs))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('jobs')
              .select('jobs.id')
              .where('jobs.kind', '=', `reminder_${reminder}`)
              .where('jobs.subject', '=', reminderSubject),
          ),
        ),
      )
      .limit(batch)
      .execute();
    await each(due, async (queryable, session) => {
      if (!isScheduledWithin(session, beforeMs)) return undefined;
      const made = await claimReminder(queryable, reminder, session.id, session.starts_at);
      if (!made || !isReminded(session, beforeMs)) return undefined;
      await sessions.notices.remind(queryable, session, reminder);
      if (reminder === 'day') await sessions.notices.organiser.readiness(queryable, session);
      return undefined;
    });
  }

  return {
    /** Opens every lobby whose time has come. */
    async openLobbies(): Promise<void> {
      const due = await scheduledWithin(liveSession.lobbyOpensMs)
        .where('starts_at', '>', from(-liveSession.noShowMs))
        .orderBy('starts_at')
        .limit(batch)
        .execute();
      await each(due, async (queryable, session) =>
        isScheduledWithin(session, liveSession.lobbyOpensMs)
          ? sessions.lifecycle.openLobby(queryable, session.id, { announce: true })
          : undefined,
      );
    },

    /** Gives the credits back for sessions whose time passed while no server ran. */
    async failMissed(): Promise<void> {
      const missed = await scheduledWithin(-liveSession.noShowMs).limit(batch).execute();
      await each(missed, async (queryable, session) =>
        isScheduledWithin(session, -liveSession.noShowMs)
          ? sessions.lifecycle.markFailed(queryable, session.id, 'missed')
          : undefined,
      );
    },

    /** Tells organisers what has become of their invitations, when it has been quiet for a while. */
    async notifyOrganisers(): Promise<void> {
      const quietSince = from(-quietMs);
      const due = await database
        .selectFrom('sessions')
        .innerJoin('seats', 'seats.session_id', 'sessions.id')
        .select('sessions.id')
        .where(hasUnreportedChange)
        .where('sessions.status', 'in', planned)
        .where('sessions.deleted_at', 'is', null)
        .groupBy('sessions.id')
        .having(({ fn }) => sql`coalesce(${fn.max('seats.bounced_at')}, 'epoch')`, '<=', quietSince)
        .having(({ fn }) => sql`coalesce(${fn.max('seats.declined_at')}, 'epoch')`, '<=', quietSince)
        .limit(batch)
        .execute();
      await each(due, async (queryable, session) => {
        if (planned.includes(session.status)) await sessions.notices.organiser.news(queryable, session);
        return undefined;
      });
    },

    async sendDueReminders(): Promise<void> {
      for (const reminder of timedReminders) await sendReminders(reminder);
    },
  };
}
