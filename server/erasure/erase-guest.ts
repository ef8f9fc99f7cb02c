import type { Clock } from '../clock.ts';
import type { Companies } from '../companies/companies.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit } from '../database/unit-of-work.ts';
import { ApiProblem } from '../http/api-problem.ts';
import type { AccessTokens } from '../identity/access-tokens.ts';
import { companyClosed } from '../identity/closed-companies.ts';
import type { AuthenticatedSeat } from '../identity/token-holders.ts';
import { forgetMailsTo } from '../mail/forget-mails.ts';
import { forgetLinks } from '../sessions/erase-consumers.ts';
import { inLockOrder } from '../sessions/session-repository.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { erasePeople } from './erase-people.ts';

export type GuestErasure = ReturnType<typeof createGuestErasure>;

const stillOpen = () =>
  new ApiProblem({
    status: 409,
    message: 'One of your sessions is open now. Ask for it again when it is over.',
  });

const consumer = (queryable: Queryable, id: number) =>
  queryable.selectFrom('consumers').select(['email', 'company_id']).where('id', '=', id);

/** Their sessions stay as they are until the transaction ends. */
const seatsOf = (queryable: Queryable, consumerId: number) =>
  queryable
    .selectFrom('seats')
    .innerJoin('sessions', 'sessions.id', 'seats.session_id')
    .select(['seats.id', 'sessions.id as sessionId', 'sessions.status'])
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
}) {
  const { database, clock, accessTokens, companies, sessions } = deps;
  return {
    /**
     * Off the list of what is to come, out of what was: the seat stays without a name. 409 while a session of theirs
     * is open, whose screens show the name. 401 where the company has closed, which erases its people.
     */
    async erase({ consumerId }: AuthenticatedSeat): Promise<void> {
      await inUnit(database, undefined, async (unit) => {
        const { queryable } = unit;
        const { company_id: company } = await consumer(queryable, consumerId).executeTakeFirstOrThrow();
        if (!(await companies.keepOpen(queryable, company))) throw companyClosed(401);
        const { email } = await consumer(queryable, consumerId).forNoKeyUpdate().executeTakeFirstOrThrow();
        const seats = await seatsOf(queryable, consumerId);
        if (seats.some(({ status }) => status === 'lobby' || status === 'live')) throw stillOpen();
        const sessionIds = seats.map(({ sessionId }) => sessionId);
        for (const { id, sessionId, status, companyId, createdBy } of seats)
          if (status === 'scheduled' || status === 'draft')
            await sessions.people.change(
              { id: createdBy, company_id: companyId },
              sessionId,
              { add: [], remove: [id], move: [] },
              unit,
            );
        const seatIds = await erasePeople(queryable, [consumerId], new Date(clock.now()));
        await forgetMailsTo(queryable, email, sessionIds);
        await forgetLinks(queryable, seatIds);
        await accessTokens.revokeSeats(seatIds, queryable);
      });
    },
  };
}
