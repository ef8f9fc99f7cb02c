import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import { forgetRequestsFrom } from '../contact/forget-requests.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit } from '../database/unit-of-work.ts';
import { ApiProblem, guestProblem } from '../http/api-problem.ts';
import { deleteStoredAnswers } from '../http/calls/forget-answers.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import { companyClosed } from '../identity/closed-companies.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import {
  forgetAcknowledgementsTo,
  forgetMailsOfSeats,
  forgetMailsTo,
  forgetMentions,
} from '../mail/forget-mails.ts';
import { erasedGuestName, forgetLinks } from '../sessions/people/erase-consumers.ts';
import { forgetSignUpsOf } from '../programmes/programme-repository.ts';
import { isRoomOver } from '../../contract/rules/sessions/room-time.ts';
import { inLockOrder } from '../sessions/session-repository.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { RoomServer } from '../rooms/room-server.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { erasePeople } from './erase-people.ts';

export type GuestErasure = ReturnType<typeof createGuestErasure>;

/** Who requests it: the person, or the company that invited them. */
type Eraser = 'guest' | 'company';

const stillOpen = (by: Eraser) =>
  by === 'guest'
    ? guestProblem({ status: 409 }, 'sessionStillOpen')
    : new ApiProblem({
        status: 409,
        message: ({ companies }) => companies.guestInSession,
      });

const consumer = (queryable: Queryable, id: number) =>
  queryable
    .selectFrom('consumers')
    .select(['email', 'first_name', 'last_name', 'company_id'])
    .where('id', '=', id);

/** Their sessions stay as they are until the transaction ends. */
const seatsOf = (queryable: Queryable, consumerId: number) =>
  queryable
    .selectFrom('seats')
    .innerJoin('sessions', 'sessions.id', 'seats.session_id')
    .select([
      'seats.id',
      'seats.team_id as teamId',
      'sessions.id as sessionId',
      'sessions.status',
      'sessions.ended_at',
      'sessions.room_until',
    ])
    .select(['sessions.company_id as companyId', 'sessions.created_by as createdBy'])
    .where('seats.consumer_id', '=', consumerId)
    .orderBy(inLockOrder)
    .forUpdate('sessions')
    .execute();

/** A participant takes their name and address out of a company's sessions, by the link that they hold. */
export function createGuestErasure(deps: {
  database: Database;
  clock: Clock;
  accessTokens: AccessTokens;
  companies: Pick<Companies, 'keepOpen'>;
  sessions: Sessions;
  stories: StoryLibrary;
  rooms: Pick<RoomServer, 'cut'>;
  changes: Pick<SessionChanges, 'publish' | 'publishCompany'>;
}) {
  const { database, clock, accessTokens, companies, sessions, stories, rooms, changes } = deps;
  return {
    /**
     * Off the list of what is to come, out of what was: the seat stays without a name. 409 while a session of theirs
     * is open, whose screens show the name. 401 where the company has closed, which erases its people. Nothing where
     * `isDue` does not hold of the locked person.
     */
    async erase({
      consumerId,
      by = 'guest',
      isDue = async () => true,
    }: Pick<AuthenticatedSeat, 'consumerId'> & {
      by?: Eraser;
      isDue?(queryable: Queryable): Promise<boolean>;
    }): Promise<void> {
      const former = await inUnit(database, undefined, async (unit) => {
        const { queryable } = unit;
        const { company_id: company } = await consumer(queryable, consumerId).executeTakeFirstOrThrow();
        if (!(await companies.keepOpen(queryable, company))) throw companyClosed(401);
        const person = await consumer(queryable, consumerId).forNoKeyUpdate().executeTakeFirstOrThrow();
        if (!(await isDue(queryable))) return [];
        const { email } = person;
        const name = `${person.first_name} ${person.last_name}`.trim();
        const seats = await seatsOf(queryable, consumerId);
        if (seats.some(({ status }) => status === 'lobby' || status === 'live')) throw stillOpen(by);
        const sessionIds = seats.map(({ sessionId }) => sessionId);
        await forgetMailsOfSeats(
          queryable,
          seats.map(({ id }) => id),
        );
        for (const { id, sessionId, status, companyId, createdBy } of seats)
          if (status === 'scheduled' || status === 'draft')
            await sessions.people.change(
              { id: createdBy, company_id: companyId },
              sessionId,
              { add: [], remove: [id], move: [] },
              unit,
            );
        const seatIds = await erasePeople(queryable, stories, [consumerId], new Date(clock.now()));
        await forgetSignUpsOf(queryable, company, email);
        await forgetMailsTo(queryable, email, sessionIds);
        await forgetMentions(queryable, company, { name, email, instead: erasedGuestName });
        await forgetRequestsFrom(queryable, email, sessionIds);
        await forgetAcknowledgementsTo(queryable, email);
        await deleteStoredAnswers(queryable, company);
        await forgetLinks(queryable, seatIds);
        await accessTokens.revokeSeats(seatIds, queryable);
        unit.afterCommit(() => {
          for (const { sessionId, status } of seats)
            changes.publish({ sessionId, companyId: company, status, what: 'results' });
          changes.publishCompany(company);
        });
        return seats.filter((seat) => seat.status === 'completed' && !isRoomOver(seat, clock.now()));
      });
      for (const { id: seatId, sessionId, teamId } of former) await rooms.cut({ sessionId, seatId, teamId });
    },
  };
}
