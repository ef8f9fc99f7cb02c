import { liveSession } from '#contract/rules/business-constants.ts';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../database/database.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { ApiProblem, type RefusalText } from '../http/api-problem.ts';
import {
  endPeople,
  findSignUp,
  heldPlaces,
  lockSlots,
  type ProgrammeRow,
  type SignUpPersonRow,
  type SlotRow,
  startOf,
} from './programme-repository.ts';
import type { Seating } from './seating.ts';
import type { SignUpNotices } from './sign-up-notices.ts';

const refuse = (message: RefusalText) => new ApiProblem({ status: 409, message });

export type SlotMerge = ReturnType<typeof createSlotMerge>;

/** Moves everybody of one slot into another, each told by one mail. */
export function createSlotMerge(deps: { clock: Clock; seating: Seating; notices: SignUpNotices }) {
  const { clock, seating, notices } = deps;

  async function requireToCome(queryable: Queryable, programme: ProgrammeRow, slot: SlotRow | undefined) {
    if (!slot || slot.programme_id !== programme.id || slot.ended_at !== null)
      throw refuse(({ programmes }) => programmes.slotGone);
    const startsAt = await startOf(queryable, slot);
    if (startsAt.getTime() - liveSession.lobbyOpensMs <= clock.now())
      throw refuse(({ programmes }) => programmes.merge.doorsOpen);
    return { slot, startsAt };
  }

  const peopleOf = (queryable: Queryable, slotId: string) =>
    queryable
      .selectFrom('sign_up_people as person')
      .innerJoin('sign_ups', 'sign_ups.id', 'person.sign_up_id')
      .leftJoin('seats', 'seats.id', 'person.seat_id')
      .selectAll('person')
      .select(['seats.declined_at', 'sign_ups.state'])
      .where('sign_ups.slot_id', '=', slotId)
      .where('person.ended_at', 'is', null)
      .orderBy('sign_ups.queue_number')
      .orderBy('person.position')
      .execute();

  /** Those without a seat hear of the new time in the mail that they have had before. */
  async function notifyUnseated(
    queryable: Queryable,
    programme: ProgrammeRow,
    person: SignUpPersonRow,
    startsAt: Date,
  ): Promise<void> {
    const signUp = await findSignUp(queryable, person.sign_up_id);
    const noticed = { programme, signUp, person, startsAt };
    if (person.confirmed_at !== null) await notices.confirmed(queryable, noticed);
    else if (person.expires_at !== null) await notices.confirm(queryable, noticed, person.expires_at, null);
  }

  return {
    async merge(unit: UnitOfWork, programme: ProgrammeRow, fromId: string, intoId: string): Promise<void> {
      if (fromId === intoId) throw refuse(({ programmes }) => programmes.merge.same);
      const { queryable } = unit;
      const slots = await lockSlots(queryable, [fromId, intoId]);
      const from = await requireToCome(
        queryable,
        programme,
        slots.find(({ id }) => id === fromId),
      );
      const into = await requireToCome(
        queryable,
        programme,
        slots.find(({ id }) => id === intoId),
      );
      const needed = await heldPlaces(queryable, fromId);
      const free = into.slot.capacity - (await heldPlaces(queryable, intoId));
      if (needed > free)
        throw refuse(({ programmes }) => programmes.merge.tooFewSeats(Math.max(0, free), needed));
      const all = await peopleOf(queryable, fromId);
      const declined = all.filter(({ declined_at }) => declined_at !== null);
      const seated = all.filter(({ seat_id, declined_at }) => seat_id !== null && declined_at === null);
      await seating.unseatPeople(unit, programme, from.slot, [...seated, ...declined], 'none');
      await endPeople(
        queryable,
        declined.map(({ id }) => id),
        'person',
        new Date(clock.now()),
      );
      await queryable
        .updateTable('sign_ups')
        .set({ slot_id: intoId })
        .where('slot_id', '=', fromId)
        .execute();
      await queryable
        .updateTable('programme_slots')
        .set({ ended_at: new Date(clock.now()) })
        .where('id', '=', fromId)
        .execute();
      if (seated.length > 0)
        await seating.seatPeople(unit, programme, into.slot, seated, { startsAt: from.startsAt.getTime() });
      const rest = all.filter((person) => !seated.includes(person) && !declined.includes(person));
      for (const person of rest) await notifyUnseated(queryable, programme, person, into.startsAt);
    },
  };
}
