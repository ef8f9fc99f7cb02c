import type { Facilitators } from '#contract/calls/schemas/sessions/facilitators.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import { userTypes } from '#contract/rules/people/user-types.ts';
import { assignSession } from '../assignments/session-assignments.ts';
import { noteChange } from '../audit/audit-record.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit } from '../database/unit-of-work.ts';
import { catalogueProblem, fieldProblem } from '../http/api-problem.ts';
import type { CompanyUser } from '../identity/scopes.ts';
import { requireVerified } from '../identity/verified-inviter.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { assignedMail } from '../mail/templates/facilitator-mails.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import { findSession, lockSession, type SessionRow } from '../sessions/session-repository.ts';

export type FacilitatorAssignments = ReturnType<typeof createFacilitatorAssignments>;

/** Sessions that have nothing left to run. */
const isOver = ({ status }: SessionRow) =>
  status === 'completed' || status === 'cancelled' || status === 'failed';

/** Assigns sessions to the company's facilitators. */
export function createFacilitatorAssignments(deps: {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  changes: Pick<SessionChanges, 'publishCompany'>;
}) {
  const { database, clock, config, changes } = deps;

  const facilitatorsOf = (queryable: Queryable, companyId: number, sessionId: string) =>
    queryable
      .selectFrom('users')
      .leftJoin('session_facilitators as assignment', (join) =>
        join.onRef('assignment.user_id', '=', 'users.id').on('assignment.session_id', '=', sessionId),
      )
      .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'users.language'])
      .select('assignment.assigned_at')
      .where('users.company_id', '=', companyId)
      .where('users.user_type_id', '=', userTypes.FACILITATOR)
      .where('users.disabled_at', 'is', null)
      .orderBy('users.first_name')
      .orderBy('users.id')
      .execute();

  async function answer(queryable: Queryable, companyId: number, sessionId: string): Promise<Facilitators> {
    const people = await facilitatorsOf(queryable, companyId, sessionId);
    return {
      facilitators: people.map(({ id, first_name, last_name, assigned_at }) => ({
        id,
        first_name,
        last_name,
        assigned: assigned_at !== null,
      })),
    };
  }

  return {
    async ofSession(companyId: number, sessionId: string): Promise<Facilitators> {
      await findSession(database, companyId, sessionId);
      return answer(database, companyId, sessionId);
    },

    /**
     * Assigns the session to these and to no others; who is new is mailed. Throws 422 on `user_ids` for anybody who is no
     * facilitator of the company, SESSION_004 for a rehearsal.
     */
    assign: (actor: CompanyUser, sessionId: string, userIds: readonly number[]): Promise<Facilitators> =>
      inUnit(database, undefined, async ({ queryable, afterCommit }) => {
        await requireVerified(queryable, actor.id);
        const session = await lockSession(queryable, actor.company_id, sessionId);
        if (session.rehearsal_rate !== null) throw catalogueProblem(409, 'SESSION_004');
        const people = await facilitatorsOf(queryable, actor.company_id, sessionId);
        if (userIds.some((userId) => !people.some(({ id }) => id === userId)))
          throw fieldProblem('user_ids', ({ sessions }) => sessions.facilitators);
        const before = people.filter(({ assigned_at }) => assigned_at !== null).map(({ id }) => id);
        const arriving = people.filter(({ id }) => userIds.includes(id) && !before.includes(id));
        const leaving = before.filter((id) => !userIds.includes(id));
        noteChange(
          { facilitators: before },
          { facilitators: [...userIds].sort((one, other) => one - other) },
        );
        const at = clock.now();
        await assignSession(queryable, sessionId, {
          arriving: arriving.map(({ id }) => id),
          leaving,
          at: new Date(at),
        });
        for (const { id, first_name, email, language } of arriving) {
          if (isOver(session)) continue;
          await enqueueMail(queryable, {
            ...assignedMail({
              language,
              publicUrl: config.publicUrl,
              firstName: first_name,
              organiser: fullName(actor),
              title: session.title,
              startsAt: session.starts_at.getTime(),
              timezoneId: session.timezone_id,
              link: `${config.publicUrl}/dashboard/hosting/${sessionId}`,
            }),
            operationKey: `session:${sessionId}:facilitator:${id}:${at}`,
            kind: 'facilitator',
            recipient: email,
            sessionId,
            at,
          });
        }
        afterCommit(() => changes.publishCompany(actor.company_id));
        return answer(queryable, actor.company_id, sessionId);
      }),
  };
}
