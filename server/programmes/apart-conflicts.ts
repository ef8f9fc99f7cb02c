import type { ApartConflict } from '#contract/calls/schemas/programmes/programmes.ts';
import { fullName } from '#contract/rules/people/full-name.ts';
import type { Queryable } from '../database/database.ts';
import type { ProgrammeRow } from './programme-repository.ts';

/** Conflicts that are shown at most. */
const shown = 200;

type Seated = Awaited<ReturnType<typeof seatedPeople>>[number];

const unitOf = ({ sign_up_id, seat_id }: Pick<Seated, 'sign_up_id' | 'seat_id'>) => sign_up_id ?? seat_id;
const nameOf = (person: { first_name: string; last_name: string; email: string }) =>
  fullName(person) || person.email;

/** People of a set who sit in sessions that are not over. */
const seatedPeople = (queryable: Queryable, programmeId: string) =>
  queryable
    .selectFrom('kept_apart')
    .innerJoin('consumers', 'consumers.id', 'kept_apart.consumer_id')
    .innerJoin('seats', 'seats.consumer_id', 'consumers.id')
    .innerJoin('sessions', 'sessions.id', 'seats.session_id')
    .innerJoin('programme_slots as slot', 'slot.session_id', 'sessions.id')
    .innerJoin('teams', (join) =>
      join.onRef('teams.session_id', '=', 'seats.session_id').onRef('teams.id', '=', 'seats.team_id'),
    )
    .leftJoin('sign_up_people as person', (join) =>
      join.onRef('person.seat_id', '=', 'seats.id').on('person.ended_at', 'is', null),
    )
    .select(['kept_apart.set_id', 'slot.id as slot_id', 'seats.session_id', 'seats.team_id'])
    .select(['teams.name as team', 'seats.id as seat_id', 'person.sign_up_id'])
    .select(['consumers.first_name', 'consumers.last_name', 'consumers.email'])
    .select(({ selectFrom, fn }) =>
      selectFrom('teams as each')
        .select(fn.countAll<string>().as('count'))
        .whereRef('each.session_id', '=', 'seats.session_id')
        .as('teams'),
    )
    .where('kept_apart.programme_id', '=', programmeId)
    .where('slot.programme_id', '=', programmeId)
    .where('slot.ended_at', 'is', null)
    .where('seats.declined_at', 'is', null)
    .where('sessions.status', 'in', ['draft', 'scheduled', 'lobby', 'live'])
    .orderBy('sessions.starts_at')
    .orderBy('consumers.id')
    .execute();

/** People of a set who signed up together and have no seats yet. */
const unseatedPeople = (queryable: Queryable, { id, company_id }: ProgrammeRow) =>
  queryable
    .selectFrom('kept_apart')
    .innerJoin('consumers', 'consumers.id', 'kept_apart.consumer_id')
    .innerJoin('sign_up_people as person', 'person.email', 'consumers.email')
    .innerJoin('sign_ups', 'sign_ups.id', 'person.sign_up_id')
    .innerJoin('programme_slots as slot', 'slot.id', 'sign_ups.slot_id')
    .select(['kept_apart.set_id', 'sign_ups.slot_id', 'person.sign_up_id'])
    .select(['consumers.first_name', 'consumers.last_name', 'consumers.email', 'person.seat_id'])
    .where('kept_apart.programme_id', '=', id)
    .where('person.programme_id', '=', id)
    .where('consumers.company_id', '=', company_id)
    .where('person.ended_at', 'is', null)
    .where('slot.ended_at', 'is', null)
    .orderBy('slot.starts_at')
    .orderBy('consumers.id')
    .execute();

/** Who is to be kept apart and is not: those who have seats, then those who have none yet. */
export async function findApartConflicts(
  queryable: Queryable,
  programme: ProgrammeRow,
): Promise<ApartConflict[]> {
  const seated = await seatedPeople(queryable, programme.id);
  const inSession = Map.groupBy(seated, ({ set_id, session_id }) => `${set_id} ${session_id}`);
  const inTeams = Map.groupBy(
    seated,
    ({ set_id, session_id, team_id }) => `${set_id} ${session_id} ${team_id}`,
  );
  const close = [...inTeams.values()].flatMap((people): ApartConflict[] => {
    const [first] = people;
    if (!first || people.length < 2) return [];
    const { set_id, slot_id, session_id, team } = first;
    const units = new Set((inSession.get(`${set_id} ${session_id}`) ?? []).map(unitOf)).size;
    const isGroup = new Set(people.map(unitOf)).size === 1;
    const kind = isGroup ? 'group' : units > Number(first.teams) ? 'fewTeams' : 'team';
    return [{ set_id, kind, names: people.map(nameOf), slot_id, session_id, team }];
  });
  const unseated = await unseatedPeople(queryable, programme);
  const sameGroup = [...Map.groupBy(unseated, ({ set_id, sign_up_id }) => `${set_id} ${sign_up_id}`).values()]
    .filter((people) => people.some(({ seat_id }) => seat_id === null))
    .flatMap((people): ApartConflict[] => {
      const [first] = people;
      if (!first || people.length < 2) return [];
      const { set_id, slot_id } = first;
      return [{ set_id, kind: 'group', names: people.map(nameOf), slot_id, session_id: null, team: null }];
    });
  return [...close, ...sameGroup].slice(0, shown);
}
