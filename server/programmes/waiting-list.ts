import type { ProgrammeDetail } from '#contract/calls/schemas/programmes/programmes.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import type { Queryable } from '../database/database.ts';

/** Who waits for a place of a programme: the groups whose first person has confirmed, in the order of the list. */
export async function waitingPeople(
  queryable: Queryable,
  programmeId: string,
): Promise<ProgrammeDetail['waiting_people']> {
  const rows = await queryable
    .selectFrom('sign_ups')
    .innerJoin('programme_slots as slot', 'slot.id', 'sign_ups.slot_id')
    .innerJoin('sign_up_people as person', 'person.sign_up_id', 'sign_ups.id')
    .select(['sign_ups.id', 'sign_ups.slot_id', 'sign_ups.offered_until', 'person.first_name'])
    .select(['person.last_name', 'person.confirmed_at'])
    .where('slot.programme_id', '=', programmeId)
    .where('slot.ended_at', 'is', null)
    .where('sign_ups.state', '!=', 'placed')
    .where('person.ended_at', 'is', null)
    .orderBy('sign_ups.queue_number')
    .orderBy('person.position')
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()]
    .flatMap((members) => {
      const [leader] = members;
      if (!leader || leader.confirmed_at === null) return [];
      const { slot_id, offered_until } = leader;
      return {
        slot_id,
        name: fullName(leader),
        people: members.length,
        offered_until: offered_until?.toISOString() ?? null,
      };
    })
    .slice(0, 200);
}
