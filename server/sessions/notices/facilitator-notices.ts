import { mailUndoMs } from '#contract/rules/business-constants.ts';
import { assignedSessions } from '../../assignments/session-assignments.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Queryable } from '../../database/database.ts';
import { enqueueMail, type MailContent } from '../../mail/outbox.ts';
import {
  type FacilitatorMail,
  facilitatorCancelledMail,
  facilitatorMovedMail,
} from '../../mail/templates/facilitator-mails.ts';
import type { SessionRow } from '../session-repository.ts';

interface FacilitatorNotice {
  kind: 'moved' | 'cancelled';
  waitMs?: number;
  content(mail: FacilitatorMail): MailContent;
}

/** The mails about a change of a session to the facilitators who run it, in the caller's transaction. */
export function createFacilitatorNotices({ config, clock }: { config: Config; clock: Clock }) {
  async function enqueueNotice(
    queryable: Queryable,
    session: SessionRow,
    { kind, waitMs = 0, content }: FacilitatorNotice,
  ): Promise<void> {
    const facilitators = await assignedSessions(queryable)
      .select(['users.id', 'users.email', 'users.first_name', 'users.language'])
      .where('assignment.session_id', '=', session.id)
      .execute();
    const at = clock.now();
    for (const { id, email, first_name, language } of facilitators)
      await enqueueMail(queryable, {
        ...content({
          language,
          publicUrl: config.publicUrl,
          firstName: first_name,
          title: session.title,
          startsAt: session.starts_at.getTime(),
          timezoneId: session.timezone_id,
          link: `${config.publicUrl}/dashboard/hosting/${session.id}`,
        }),
        // The change is the fifth part, as in guests' mails: undoing a move deletes the mails about it.
        operationKey: `session:${session.id}:facilitator-${id}:${kind}:${session.ics_sequence}`,
        kind,
        recipient: email,
        sessionId: session.id,
        at,
        dueAt: at + waitMs,
      });
  }

  return {
    moved: (queryable: Queryable, session: SessionRow) =>
      enqueueNotice(queryable, session, {
        kind: 'moved',
        waitMs: mailUndoMs,
        content: facilitatorMovedMail,
      }),
    cancelled: (queryable: Queryable, session: SessionRow, reason: 'cancelled' | 'missed') =>
      enqueueNotice(queryable, session, {
        kind: 'cancelled',
        content: (mail) => facilitatorCancelledMail(mail, reason),
      }),
  };
}
