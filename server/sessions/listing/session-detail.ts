import { untriedMails } from '../../mail/outbox.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { Queryable } from '../../database/database.ts';
import { catalogueProblem } from '../../http/api-problem.ts';
import { readLastChange } from '../../identity/versions.ts';
import { mailRefusals } from '../../mail/mail-refusals.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import type { PersonalLinks } from '../people/personal-links.ts';
import { seatCheck } from '../people/seat-check.ts';
import { isExpected, listSeats, type SeatRow, seatState } from '../people/seat-repository.ts';
import { isSessionId } from '../session-repository.ts';
import { clockAt, clocksAt } from '../planning/start-reading.ts';
import { presentSummary, summaryQuery } from './session-summary.ts';

export type ReadSessionDetail = ReturnType<typeof createReadSessionDetail>;

/** The company's session with its roster. Throws SESSION_001 for an unknown one. */
export function createReadSessionDetail(deps: { stories: StoryLibrary; links: PersonalLinks }) {
  const { stories, links } = deps;
  const ownLink = (sessionId: string, seats: readonly SeatRow[]) => {
    const own = seats.find(({ is_bot }) => !is_bot);
    return own ? links.personal(sessionId, own) : null;
  };
  return async (queryable: Queryable, companyId: number, id: string): Promise<SessionDetail> => {
    const row = isSessionId(id)
      ? await summaryQuery(queryable, companyId).where('sessions.id', '=', id).executeTakeFirst()
      : undefined;
    if (!row) throw catalogueProblem(404, 'SESSION_001');
    const teams = await queryable
      .selectFrom('teams')
      .select(['id', 'name'])
      .where('session_id', '=', id)
      .orderBy('id')
      .execute();
    const seats = await listSeats(queryable, id);
    const refusals = await mailRefusals(queryable, id);
    const move = await untriedMails(queryable, id, 'moved')
      .select((eb) => eb.fn.max('due_at').as('mails_at'))
      .executeTakeFirst();
    const start = row.starts_at.getTime();
    const zones = seats.filter(isExpected).flatMap(({ guest_timezone_id: zone }) => zone ?? []);
    return {
      ...presentSummary(row, stories),
      options: row.options,
      teams,
      seats: seats.map((seat) => ({
        id: seat.id,
        first_name: seat.first_name,
        last_name: seat.last_name,
        email: seat.email,
        team_id: seat.team_id,
        state: seatState(seat),
        refusal: seat.bounced_at === null ? null : (refusals.get(seat.id) ?? null),
        check: isExpected(seat) ? seatCheck(seat.check_result) : null,
        another_device_at: seat.another_device_at?.toISOString() ?? null,
        timezone_id: seat.guest_timezone_id,
        personal_link: links.personal(id, seat),
        there: seat.joined_at && {
          from: seat.joined_at.toISOString(),
          to: (seat.left_at ?? row.ended_at)?.toISOString() ?? null,
        },
        person_id: seat.consumer_id,
      })),
      general_link: links.general(id),
      version: row.version,
      changed: await readLastChange(queryable, row),
      people_version: row.people_version,
      people_changed: await readLastChange(queryable, {
        changed_at: row.people_changed_at,
        changed_by: row.people_changed_by,
      }),
      unmailed_move:
        move?.mails_at && row.moved_from && row.moved_from_zone
          ? {
              mails_at: move.mails_at.toISOString(),
              starts_at: row.moved_from.toISOString(),
              clock: clockAt(row.moved_from.getTime(), row.moved_from_zone),
            }
          : null,
      rehearsal:
        row.rehearsal_rate === null ? null : { rate: row.rehearsal_rate, seat_link: ownLink(id, seats) },
      clock: clockAt(start, row.timezone_id),
      clocks: clocksAt(start, zones),
    };
  };
}
