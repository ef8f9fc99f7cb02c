import { fullName } from '#contract/rules/people/full-name.ts';
import type { NotificationKind } from '#contract/rules/people/notification-kinds.ts';
import { userTypes, userTypesWith } from '#contract/rules/people/user-types.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Queryable } from '../../database/database.ts';
import { enqueueMail, type MailContent } from '../../mail/outbox.ts';
import {
  absencesMail,
  type FailureReason,
  type OrganiserMail,
  readinessMail,
  sessionFailedMail,
  sessionResultsMail,
  undeliveredMail,
} from '../../mail/templates/organiser-mails.ts';
import { isWanted } from '../../notifications/notification-choices.ts';
import { seatCheck } from '../people/seat-check.ts';
import { isExpected, listSeats, type SeatRow } from '../people/seat-repository.ts';
import { noteReported } from '../people/seat-writes.ts';
import type { SessionRow } from '../session-repository.ts';

interface OrganiserNotice {
  /** The kind by which it can be declined; a mail without one is always sent. */
  notification?: NotificationKind;
  kind: string;
  /** Distinguishes several mails of one session and kind. */
  key?: string;
  content(mail: OrganiserMail): MailContent;
}

const nameOf = (seat: SeatRow) => fullName(seat) || seat.email;
const names = (seats: readonly SeatRow[]) => seats.map(nameOf);
const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();

/** The planner of the session, or an owner if the planner has left or no longer plans sessions. */
async function findOrganiser(queryable: Queryable, session: SessionRow) {
  const readers = queryable
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'language'])
    .where('company_id', '=', session.company_id)
    .where('disabled_at', 'is', null);
  const planner = await readers
    .where('id', '=', session.created_by)
    .where('user_type_id', 'in', userTypesWith('company'))
    .executeTakeFirst();
  if (planner) return { ...planner, isOwnersInstead: false };
  const owner = await readers
    .where('user_type_id', '=', userTypes.CONSUMER_ADMIN)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return owner && { ...owner, isOwnersInstead: true };
}

/** The mails about a session to its organiser, written into the outbox in the caller's transaction. */
export function createOrganiserNotices({ config, clock }: { config: Config; clock: Clock }) {
  const { publicUrl } = config;

  async function enqueueNotice(
    queryable: Queryable,
    session: SessionRow,
    { notification, kind, key, content }: OrganiserNotice,
  ): Promise<void> {
    if (session.rehearsal_rate !== null) return;
    const organiser = await findOrganiser(queryable, session);
    if (!organiser) return;
    if (notification && !(await isWanted(queryable, organiser.id, notification))) return;
    const { email, first_name: firstName, language, isOwnersInstead } = organiser;
    const link = `${publicUrl}/dashboard/sessions/${session.id}`;
    await enqueueMail(queryable, {
      ...content({ language, publicUrl, firstName, title: session.title, link, isOwnersInstead }),
      operationKey: ['session', session.id, 'organiser', kind, ...(key === undefined ? [] : [key])].join(':'),
      kind,
      recipient: email,
      sessionId: session.id,
      at: clock.now(),
    });
  }

  return {
    results: (queryable: Queryable, session: SessionRow) =>
      enqueueNotice(queryable, session, {
        notification: 'results',
        kind: 'results',
        content: sessionResultsMail,
      }),

    failed: (queryable: Queryable, session: SessionRow, reason: FailureReason, credits: number) =>
      enqueueNotice(queryable, session, {
        kind: 'failed',
        content: (mail) => sessionFailedMail({ ...mail, reason, credits }),
      }),

    async readiness(queryable: Queryable, session: SessionRow): Promise<void> {
      const seats = await listSeats(queryable, session.id);
      const expected = seats.filter(isExpected);
      const unopened = expected.filter((seat) => seat.opened_at === null && seat.joined_at === null);
      await enqueueNotice(queryable, session, {
        notification: 'readiness',
        kind: 'readiness',
        key: String(session.starts_at.getTime()),
        content: (mail) =>
          readinessMail({
            ...mail,
            startsAt: session.starts_at.getTime(),
            timezoneId: session.timezone_id,
            expected: expected.length,
            opened: expected.length - unopened.length,
            checked: expected.filter(({ checked_at }) => checked_at !== null).length,
            unopened: names(unopened.filter(({ bounced_at }) => bounced_at === null)),
            undelivered: names(unopened.filter(({ bounced_at }) => bounced_at !== null)),
            problems: names(expected.filter((seat) => seatCheck(seat.check_result)?.verdict === 'failed')),
            absent: names(seats.filter((seat) => !isExpected(seat))),
          }),
      });
    },

    /** Changes of a planned session that its organiser is mailed about: refused mails, arrivals and refusals. */
    async news(queryable: Queryable, session: SessionRow): Promise<void> {
      const seats = await listSeats(queryable, session.id);
      const key = String(clock.now());
      const refused = seats.filter(
        ({ bounced_at, told_bounced_at }) => bounced_at !== null && !isSame(bounced_at, told_bounced_at),
      );
      if (refused.length > 0)
        await enqueueNotice(queryable, session, {
          notification: 'undelivered',
          kind: 'undelivered',
          key,
          content: (mail) =>
            undeliveredMail({
              ...mail,
              people: refused.map((seat) => [...new Set([nameOf(seat), seat.email])].join(', ')),
            }),
        });
      const changed = seats.filter((seat) => isExpected(seat) !== (seat.told_declined_at === null));
      if (changed.length > 0)
        await enqueueNotice(queryable, session, {
          notification: 'absences',
          kind: 'absences',
          key,
          content: (mail) =>
            absencesMail({
              ...mail,
              absent: names(changed.filter((seat) => !isExpected(seat))),
              back: names(changed.filter(isExpected)),
              expected: seats.filter(isExpected).length,
              invited: seats.length,
            }),
        });
      await noteReported(queryable, seats);
    },
  };
}
