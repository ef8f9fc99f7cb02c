import { sql } from 'kysely';
import type { Logger } from 'pino';
import { liveSession } from '#contract/rules/business-constants.ts';
import { signUpTimes } from '#contract/rules/sessions/programmes.ts';
import type { Clock } from '../clock.ts';
import type { CreditLedger } from '../credits/credit-ledger.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit } from '../database/unit-of-work.ts';
import { ApiProblem } from '../http/api-problem.ts';
import {
  endPeople,
  findProgramme,
  heldPlaces,
  lockSlot,
  membersOf,
  type ProgrammeRow,
  type SlotRow,
  startOf,
} from './programme-repository.ts';
import type { Seating } from './seating.ts';
import type { SignUpNotices } from './sign-up-notices.ts';

const batch = 50;

export type SlotUpkeep = ReturnType<typeof createSlotUpkeep>;

/** What happens to a slot without anybody's request: deadlines pass, the waiting list moves, confirmed people are seated. */
export function createSlotUpkeep(deps: {
  database: Database;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  credits: Pick<CreditLedger, 'balance'>;
  seating: Seating;
  notices: SignUpNotices;
}) {
  const { database, clock, log, credits, seating, notices } = deps;
  const now = () => new Date(clock.now());

  /** Gives up places that nobody confirmed, and offers that nobody accepted. */
  async function expire(queryable: Queryable, slotId: string): Promise<void> {
    const rows = await queryable
      .selectFrom('sign_up_people as person')
      .innerJoin('sign_ups', 'sign_ups.id', 'person.sign_up_id')
      .select('person.id')
      .where('sign_ups.slot_id', '=', slotId)
      .where('person.ended_at', 'is', null)
      .where(({ or, and, eb }) =>
        or([
          eb('person.expires_at', '<=', now()),
          and([eb('sign_ups.state', '=', 'offered'), eb('sign_ups.offered_until', '<=', now())]),
        ]),
      )
      .execute();
    await endPeople(
      queryable,
      rows.map(({ id }) => id),
      'expired',
      now(),
    );
  }

  /** Ends the sign-ups of people whose seat the organiser has removed, and of a session that does not take place. */
  async function followSession(queryable: Queryable, slot: SlotRow): Promise<boolean> {
    const removed = await queryable
      .selectFrom('sign_up_people as person')
      .innerJoin('sign_ups', 'sign_ups.id', 'person.sign_up_id')
      .select('person.id')
      .where('sign_ups.slot_id', '=', slot.id)
      .where('person.ended_at', 'is', null)
      .where('person.seated_at', 'is not', null)
      .where('person.seat_id', 'is', null)
      .execute();
    await endPeople(
      queryable,
      removed.map(({ id }) => id),
      'organiser',
      now(),
    );
    if (slot.session_id === null) return true;
    const session = await queryable
      .selectFrom('sessions')
      .select(['status', 'deleted_at'])
      .where('id', '=', slot.session_id)
      .executeTakeFirst();
    if (session && session.deleted_at === null && !['cancelled', 'failed'].includes(session.status))
      return true;
    const everybody = await queryable
      .selectFrom('sign_up_people as person')
      .innerJoin('sign_ups', 'sign_ups.id', 'person.sign_up_id')
      .select('person.id')
      .where('sign_ups.slot_id', '=', slot.id)
      .execute();
    await endPeople(
      queryable,
      everybody.map(({ id }) => id),
      'organiser',
      now(),
    );
    await queryable
      .updateTable('programme_slots')
      .set({ ended_at: now() })
      .where('id', '=', slot.id)
      .execute();
    return false;
  }

  /** A declined seat goes to those who wait. */
  async function declinedOf(queryable: Queryable, slotId: string) {
    return queryable
      .selectFrom('sign_up_people as person')
      .innerJoin('sign_ups', 'sign_ups.id', 'person.sign_up_id')
      .innerJoin('seats', 'seats.id', 'person.seat_id')
      .selectAll('person')
      .where('sign_ups.slot_id', '=', slotId)
      .where('person.ended_at', 'is', null)
      .where('seats.declined_at', 'is not', null)
      .execute();
  }

  const waitingOf = (queryable: Queryable, slotId: string) =>
    queryable
      .selectFrom('sign_ups')
      .selectAll()
      .where('slot_id', '=', slotId)
      .where('state', '=', 'waiting')
      .orderBy('queue_number')
      .execute();

  /** Offers free places to the first group on the waiting list that fits. */
  async function offer(queryable: Queryable, programme: ProgrammeRow, slot: SlotRow, startsAt: Date) {
    const opensAt = startsAt.getTime() - liveSession.lobbyOpensMs;
    if (clock.now() >= opensAt) return;
    const isLate = opensAt < clock.now() + signUpTimes.lateMs;
    const until = new Date(
      Math.min(clock.now() + (isLate ? signUpTimes.lateOfferMs : signUpTimes.offerMs), opensAt),
    );
    let free = slot.capacity - (await heldPlaces(queryable, slot.id));
    for (const signUp of await waitingOf(queryable, slot.id)) {
      const members = await membersOf(queryable, signUp.id);
      const [leader] = members;
      if (!leader || leader.confirmed_at === null || members.length > free) continue;
      await queryable
        .updateTable('sign_ups')
        .set({ state: 'offered', offered_until: until })
        .where('id', '=', signUp.id)
        .execute();
      await notices.offer(queryable, { programme, signUp, person: leader, startsAt }, until, members.length);
      free -= members.length;
    }
  }

  const hasCredits = async (queryable: Queryable, { company_id }: ProgrammeRow) =>
    (await credits.balance(queryable, company_id)).available > 0;

  /** Seats in a transaction of its own: while credits are missing people keep their places and are seated later. */
  async function seat(slotId: string): Promise<void> {
    try {
      await inUnit(database, undefined, async (unit) => {
        const slot = await lockSlot(unit.queryable, slotId);
        const programme = slot && (await findProgramme(unit.queryable, slot.programme_id));
        if (!slot || !programme || slot.ended_at !== null) return;
        const startsAt = await startOf(unit.queryable, slot);
        if (startsAt <= now()) return;
        const people = await unit.queryable
          .selectFrom('sign_up_people as person')
          .innerJoin('sign_ups', 'sign_ups.id', 'person.sign_up_id')
          .selectAll('person')
          .where('sign_ups.slot_id', '=', slotId)
          .where('sign_ups.state', '=', 'placed')
          .where('person.confirmed_at', 'is not', null)
          .where('person.ended_at', 'is', null)
          .where('person.seated_at', 'is', null)
          .orderBy('sign_ups.queue_number')
          .orderBy('person.position')
          .execute();
        const isPaid = slot.session_id !== null || (await hasCredits(unit.queryable, programme));
        if (people.length > 0 && isPaid) await seating.seatPeople(unit, programme, slot, people);
        const balanceAt = Math.min(programme.closes_at.getTime(), startsAt.getTime() - signUpTimes.balanceMs);
        const isOpen = startsAt.getTime() - liveSession.lobbyOpensMs > clock.now();
        if (slot.balanced_at === null && balanceAt <= clock.now() && isOpen)
          await seating.balanceTeams(unit, programme, (await lockSlot(unit.queryable, slotId)) ?? slot);
      });
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
      log.warn({ err: error, slot: slotId }, 'confirmed people not seated');
    }
  }

  /** Brings a slot up to date; harmless when it is repeated. */
  async function settle(slotId: string): Promise<void> {
    await inUnit(database, undefined, async (unit) => {
      const { queryable } = unit;
      const slot = await lockSlot(queryable, slotId);
      const programme = slot && (await findProgramme(queryable, slot.programme_id));
      if (!slot || !programme || slot.ended_at !== null) return;
      await expire(queryable, slotId);
      if (!(await followSession(queryable, slot))) return;
      const startsAt = await startOf(queryable, slot);
      const hasWaiting = (await waitingOf(queryable, slotId)).length > 0;
      const declined = hasWaiting && startsAt > now() ? await declinedOf(queryable, slotId) : [];
      if (declined.length > 0) {
        await seating.unseatPeople(unit, programme, slot, declined, 'withdrawn');
        await endPeople(
          queryable,
          declined.map(({ id }) => id),
          'person',
          now(),
        );
      }
      if (hasWaiting) await offer(queryable, programme, slot, startsAt);
    });
    await seat(slotId);
  }

  /** Slots to come that something is due for. */
  async function dueSlots(): Promise<string[]> {
    const rows = await database
      .selectFrom('programme_slots as slot')
      .leftJoin('sessions', 'sessions.id', 'slot.session_id')
      .innerJoin('programmes', 'programmes.id', 'slot.programme_id')
      .select('slot.id')
      .where('slot.ended_at', 'is', null)
      .where(({ fn }) => fn.coalesce('sessions.starts_at', 'slot.starts_at'), '>', now())
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('sessions.status', 'in', ['cancelled', 'failed']),
          sql<boolean>`slot.balanced_at is null and slot.session_id is not null and
            least(programmes.closes_at, sessions.starts_at - ${`${signUpTimes.balanceMs} milliseconds`}::interval) <= ${now()}`,
          exists(
            selectFrom('sign_ups')
              .innerJoin('sign_up_people as person', 'person.sign_up_id', 'sign_ups.id')
              .select('sign_ups.id')
              .whereRef('sign_ups.slot_id', '=', 'slot.id')
              .where('person.ended_at', 'is', null)
              .where(({ or: any, and: all, eb: is }) =>
                any([
                  is('person.expires_at', '<=', now()),
                  is('sign_ups.state', '!=', 'placed'),
                  all([is('person.confirmed_at', 'is not', null), is('person.seat_id', 'is', null)]),
                ]),
              ),
          ),
        ]),
      )
      .orderBy('slot.starts_at')
      .limit(batch)
      .execute();
    return rows.map(({ id }) => id);
  }

  return {
    settle,
    async settleDue(): Promise<void> {
      for (const id of await dueSlots()) await settle(id);
    },
  };
}
