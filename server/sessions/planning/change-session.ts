import { dropUntriedMails } from '../../mail/outbox.ts';
import { sql } from 'kysely';
import { liveSession } from '#contract/rules/business-constants.ts';
import { creditsReturnOnCancel } from '#contract/rules/money/credit-rule.ts';
import {
  nextStatus,
  refusalCode,
  rehearsalEvents,
  type SessionEvent,
  type SessionStatus,
} from '#contract/rules/sessions/session-lifecycle.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type {
  EditSessionRequest,
  RescheduleRequest,
} from '#contract/calls/schemas/sessions/session-planning.ts';
import type { ArchiveManyRequest } from '#contract/calls/schemas/sessions/sessions.ts';
import { ledgerReasons } from '#contract/words/en/organiser/money/ledger-reasons.ts';
import type { Queryable } from '../../database/database.ts';
import { inUnit, type UnitOfWork } from '../../database/unit-of-work.ts';
import { catalogueProblem } from '../../http/api-problem.ts';
import { nextVersion, refuseStale } from '../../identity/versions.ts';
import { readTitle } from '../people/roster.ts';
import { readOptions } from './session-options.ts';
import type { SessionChange } from '../session-changes.ts';
import type { Actor, SessionDeps } from '../session-deps.ts';
import { lockSession, type SessionRow, updateSession } from '../session-repository.ts';
import { readSessionStart } from './session-start.ts';

/** The status after `event`. Throws 409 with the catalogue's code if the lifecycle table refuses it. */
export function statusAfter(session: SessionRow, event: SessionEvent): SessionStatus {
  const mayHappen = session.rehearsal_rate === null || rehearsalEvents.includes(event);
  const status = mayHappen ? nextStatus(session.status, event) : undefined;
  if (!status) throw catalogueProblem(409, refusalCode(session.status, event));
  return status;
}

/** The mails about the session's current time, by whether a delivery was attempted. */
async function countMoveMails(queryable: Queryable, session: SessionRow) {
  return queryable
    .selectFrom('outbox_mails')
    .select([
      sql<number>`count(*) filter (where attempts = 0)::integer`.as('untried'),
      sql<number>`count(*) filter (where attempts > 0)::integer`.as('tried'),
    ])
    .where('session_id', '=', session.id)
    .where('kind', '=', 'moved')
    .where(sql`split_part(operation_key, ':', 5)`, '=', String(session.ics_sequence))
    .executeTakeFirstOrThrow();
}

/** An organiser's changes of a planned session; each locks it first and is guarded by the lifecycle table. */
export function createSessionEditing(deps: SessionDeps) {
  const { clock, database, credits, notices, lifecycle, changes, readDetail } = deps;

  /** Runs `work` on the locked session, then reads its detail, then publishes. */
  async function change(
    actor: Actor,
    id: string,
    what: SessionChange['what'],
    unit: UnitOfWork | undefined,
    work: (queryable: Queryable, session: SessionRow) => Promise<unknown>,
  ): Promise<SessionDetail> {
    return inUnit(database, unit, async ({ queryable, afterCommit }) => {
      await work(queryable, await lockSession(queryable, actor.company_id, id));
      const detail = await readDetail(queryable, actor.company_id, id);
      const { company_id: companyId } = actor;
      afterCommit(() => changes.publish({ sessionId: id, companyId, status: detail.status, what }));
      return detail;
    });
  }

  const by = ({ id }: Actor) => ({ id, at: new Date(clock.now()) });

  /** The start that people were last mailed: the current one, unless its mails can still be undone. */
  async function takeBackMove(queryable: Queryable, session: SessionRow) {
    const present = { startsAt: session.starts_at, timezoneId: session.timezone_id };
    const { moved_from: startsAt, moved_from_zone: timezoneId } = session;
    const { untried, tried } = await countMoveMails(queryable, session);
    await dropUntriedMails(queryable, session.id, 'moved');
    return untried > 0 && tried === 0 && startsAt && timezoneId ? { startsAt, timezoneId } : present;
  }

  async function settleCredits(queryable: Queryable, actor: Actor, session: SessionRow): Promise<void> {
    if (session.credits_reserved === 0) return;
    const back = creditsReturnOnCancel(session.status);
    const operation = {
      operationKey: `session:${session.id}:cancel`,
      companyId: session.company_id,
      sessionId: session.id,
      actorId: actor.id,
      credits: session.credits_reserved,
      reason: ledgerReasons[back ? 'cancelled' : 'cancelledLate'](session.title),
    };
    await (back ? credits.release(queryable, operation) : credits.consume(queryable, operation));
  }

  async function setArchived(queryable: Queryable, session: SessionRow, archived: boolean): Promise<void> {
    statusAfter(session, archived ? 'archive' : 'unarchive');
    const at = archived ? (session.archived_at ?? new Date(clock.now())) : null;
    await updateSession(queryable, session.id, { archived_at: at });
  }

  return {
    edit: (actor: Actor, id: string, request: EditSessionRequest, unit?: UnitOfWork) =>
      change(actor, id, 'edited', unit, async (queryable, session) => {
        const status = statusAfter(session, 'edit');
        refuseStale(session, request.version, 'session');
        const title = request.title === undefined ? session.title : readTitle(request.title);
        await updateSession(queryable, id, {
          status,
          title,
          ...(request.options && { options: JSON.stringify(readOptions(request.options)) }),
          ...nextVersion(session, by(actor)),
          confirmed_at: null,
          ics_sequence: session.ics_sequence + (title === session.title ? 0 : 1),
        });
      }),

    /**
     * Mails all guests an updated calendar entry once the change can no longer be undone; mails nobody if the session
     * returns to the time that they know. An open lobby closes if the new start is further off.
     */
    reschedule: (actor: Actor, id: string, request: RescheduleRequest, unit?: UnitOfWork) =>
      change(actor, id, 'rescheduled', unit, async (queryable, session) => {
        const status = statusAfter(session, 'reschedule');
        refuseStale(session, request.version, 'session');
        const { startsAt, timezoneId } = readSessionStart(request, clock.now());
        const known = await takeBackMove(queryable, session);
        const isKnown = startsAt.getTime() === known.startsAt.getTime() && timezoneId === known.timezoneId;
        const moved = await updateSession(queryable, id, {
          status,
          starts_at: startsAt,
          timezone_id: timezoneId,
          ...nextVersion(session, by(actor)),
          moved_from: isKnown ? null : known.startsAt,
          moved_from_zone: isKnown ? null : known.timezoneId,
          moved_by: isKnown ? null : actor.id,
          confirmed_at: null,
          ics_sequence: session.ics_sequence + 1,
        });
        if (!isKnown) await notices.moved(queryable, moved);
        if (startsAt.getTime() - liveSession.lobbyOpensMs <= clock.now())
          await lifecycle.openLobby(queryable, id, { announce: false });
      }),

    /** Throws SESSION_010 if it is too late. Credits are returned once, and only before the lobby opens. */
    cancel: (actor: Actor, id: string, unit?: UnitOfWork) =>
      change(actor, id, 'status', unit, async (queryable, session) => {
        const status = statusAfter(session, 'cancel');
        await settleCredits(queryable, actor, session);
        await dropUntriedMails(queryable, id, 'moved');
        const cancelled = await updateSession(queryable, id, {
          status,
          ended_at: new Date(clock.now()),
          cancelled_by: actor.id,
          credits_reserved: 0,
          ics_sequence: session.ics_sequence + 1,
        });
        await notices.cancelled(queryable, cancelled);
      }),

    /** The organiser has confirmed the plan; valid until time, title or options change. */
    confirm: (actor: Actor, id: string, unit?: UnitOfWork) =>
      change(actor, id, 'edited', unit, async (queryable, session) => {
        const status = statusAfter(session, 'confirm');
        await updateSession(queryable, id, { status, confirmed_at: new Date(clock.now()) });
      }),

    archive: (actor: Actor, id: string, unit?: UnitOfWork) =>
      change(actor, id, 'edited', unit, (queryable, session) => setArchived(queryable, session, true)),

    unarchive: (actor: Actor, id: string, unit?: UnitOfWork) =>
      change(actor, id, 'edited', unit, (queryable, session) => setArchived(queryable, session, false)),

    /** All or none; locked in the order of their ids, so that concurrent calls cannot deadlock. */
    async archiveMany(actor: Actor, { ids, archived }: ArchiveManyRequest, unit?: UnitOfWork): Promise<void> {
      await inUnit(database, unit, async ({ queryable, afterCommit }) => {
        for (const sessionId of [...new Set(ids)].sort()) {
          const session = await lockSession(queryable, actor.company_id, sessionId);
          await setArchived(queryable, session, archived);
          const { company_id: companyId } = actor;
          afterCommit(() =>
            changes.publish({ sessionId, companyId, status: session.status, what: 'edited' }),
          );
        }
      });
    },

    async delete(actor: Actor, id: string, unit?: UnitOfWork): Promise<void> {
      await inUnit(database, unit, async ({ queryable, afterCommit }) => {
        const session = await lockSession(queryable, actor.company_id, id);
        statusAfter(session, 'delete');
        const { status } = await updateSession(queryable, id, { deleted_at: new Date(clock.now()) });
        const { company_id: companyId } = actor;
        afterCommit(() => changes.publish({ sessionId: id, companyId, status, what: 'deleted' }));
      });
    },
  };
}
