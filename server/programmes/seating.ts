import type { SpokenLanguage } from '#contract/rules/languages.ts';
import { peopleAtOneTable } from '#contract/rules/sessions/session-size.ts';
import { namesFor } from '#contract/rules/sessions/team-names.ts';
import { userTypes, userTypesWith } from '#contract/rules/people/user-types.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Queryable } from '../database/database.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type { RosterPerson } from '../sessions/people/roster.ts';
import { listSeats, upsertConsumers } from '../sessions/people/seat-repository.ts';
import { noteGuests } from '../sessions/people/seat-writes.ts';
import type { Actor } from '../sessions/session-deps.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { ProgrammeRow, SignUpPersonRow, SlotRow } from './programme-repository.ts';
import { teamNameWordsIn } from '../words/team-name-words.ts';
import { apartSetsOf } from './kept-apart.ts';
import { dealGroups } from './team-dealing.ts';
import { areTooClose, areUneven, chooseTeam, type PlacedGroup, type PlacedTeam } from './team-placement.ts';

const options = { timer_factor: 1, chat: true, analytics: true };

type Planner = Actor & { language: SpokenLanguage };

interface Traits {
  department: string;
  /** The sets of people to keep apart that somebody is in. */
  apart: readonly string[];
}

export type Seating = ReturnType<typeof createSeating>;

/** Turns confirmed sign-ups into attendees of a session, and takes them out of it again. */
export function createSeating(deps: { config: Pick<Config, 'rooms'>; clock: Clock; sessions: Sessions }) {
  const { config, clock, sessions } = deps;
  const atOneTable = peopleAtOneTable[config.rooms.engine];

  /**
   * Who plans the sessions, in whose language new teams are named: the programme's creator, or the company's owner where
   * that account has ended or may not plan.
   */
  async function plannerOf(queryable: Queryable, programme: ProgrammeRow): Promise<Planner> {
    const users = await queryable
      .selectFrom('users')
      .select(['id', 'user_type_id', 'language'])
      .where('company_id', '=', programme.company_id)
      .where('disabled_at', 'is', null)
      .where('email_verified_at', 'is not', null)
      .where('user_type_id', 'in', userTypesWith('company'))
      .orderBy('id')
      .execute();
    const planner =
      users.find(({ id }) => id === programme.created_by) ??
      users.find(({ user_type_id }) => user_type_id === userTypes.CONSUMER_ADMIN);
    return {
      id: planner?.id ?? programme.created_by,
      company_id: programme.company_id,
      language: planner?.language ?? 'en',
    };
  }

  /** What decides about the teams of these people, of those whom the directory has: by address. */
  async function traitsOf(
    queryable: Queryable,
    { id, company_id }: ProgrammeRow,
    emails: readonly string[],
  ): Promise<Map<string, Traits>> {
    if (emails.length === 0) return new Map();
    const rows = await queryable
      .selectFrom('consumers')
      .select(['id', 'email', 'department'])
      .where('company_id', '=', company_id)
      .where('email', 'in', [...emails])
      .execute();
    const sets = await apartSetsOf(
      queryable,
      id,
      rows.map((row) => row.id),
    );
    return new Map(
      rows.map((row) => [row.email, { department: row.department, apart: sets.get(row.id) ?? [] }]),
    );
  }

  /** The groups of a session's teams: those of sign-ups, and each further attendee alone. */
  async function teamsOf(
    queryable: Queryable,
    programme: ProgrammeRow,
    sessionId: string,
  ): Promise<{ teams: PlacedTeam[]; names: string[]; seats: { id: string; group: string; team: number }[] }> {
    const teams = await queryable
      .selectFrom('teams')
      .select(['id', 'name'])
      .where('session_id', '=', sessionId)
      .orderBy('id')
      .execute();
    const seats = await listSeats(queryable, sessionId);
    const signedUp = await queryable
      .selectFrom('sign_up_people')
      .innerJoin('seats', 'seats.id', 'sign_up_people.seat_id')
      .select(['sign_up_people.seat_id', 'sign_up_people.sign_up_id'])
      .where('seats.session_id', '=', sessionId)
      .execute();
    const signUpOf = new Map(signedUp.map(({ seat_id, sign_up_id }) => [seat_id, sign_up_id]));
    const traits = await traitsOf(
      queryable,
      programme,
      seats.map(({ email }) => email),
    );
    const placed = seats.map(({ id, team_id, email }) => ({
      id,
      team: team_id,
      group: signUpOf.get(id) ?? id,
      traits: traits.get(email),
    }));
    return {
      teams: teams.map(({ id }) => ({
        number: id,
        groups: [
          ...Map.groupBy(
            placed.filter(({ team }) => team === id),
            ({ group }) => group,
          ),
        ].map(([group, people]) =>
          groupOf(
            group,
            people.map((person) => person.traits),
          ),
        ),
      })),
      names: teams.map(({ name }) => name),
      seats: placed,
    };
  }

  function groupOf(id: string, people: readonly (Traits | undefined)[]): PlacedGroup {
    return {
      id,
      people: people.length,
      departments: people.flatMap((traits) => traits?.department || []),
      apart: [...new Set(people.flatMap((traits) => traits?.apart ?? []))],
    };
  }

  /** The team of each group, chosen one after the other. */
  function placeGroups(teams: readonly PlacedTeam[], groups: readonly PlacedGroup[]): Map<string, number> {
    const placed = teams.map(({ number, groups: own }) => ({ number, groups: [...own] }));
    const numbers = new Map<string, number>();
    for (const group of groups) {
      const number = chooseTeam(placed, group, atOneTable) ?? placed.at(-1)?.number ?? 1;
      const team = placed.find((one) => one.number === number);
      if (team) team.groups.push(group);
      else placed.push({ number, groups: [group] });
      numbers.set(group.id, number);
    }
    return numbers;
  }

  async function noteSeats(
    queryable: Queryable,
    { seats }: SessionDetail,
    people: readonly SignUpPersonRow[],
  ): Promise<void> {
    const seatOf = new Map(seats.map(({ id, email }) => [email, id]));
    for (const { id, email } of people)
      await queryable
        .updateTable('sign_up_people')
        .set({ seat_id: seatOf.get(email) ?? null, seated_at: new Date(clock.now()) })
        .where('id', '=', id)
        .execute();
  }

  /** Gives people seats in the slot's session, which the first of them begins. `slot` is locked. */
  async function seatPeople(
    unit: UnitOfWork,
    programme: ProgrammeRow,
    slot: SlotRow,
    people: readonly SignUpPersonRow[],
    mergedFrom?: { startsAt: number },
  ): Promise<void> {
    const { queryable } = unit;
    const actor = await plannerOf(queryable, programme);
    const present = slot.session_id
      ? await teamsOf(queryable, programme, slot.session_id)
      : { teams: [], names: [], seats: [] };
    const invited = slot.session_id ? await listSeats(queryable, slot.session_id) : [];
    const known = new Set(invited.map(({ email }) => email));
    const traits = await traitsOf(
      queryable,
      programme,
      people.map(({ email }) => email),
    );
    const arriving = people.filter(({ email }) => !known.has(email));
    const groups = [...Map.groupBy(arriving, ({ sign_up_id }) => sign_up_id)].map(([id, own]) =>
      groupOf(
        id,
        own.map(({ email }) => traits.get(email)),
      ),
    );
    const numbers = placeGroups(present.teams, groups);
    const roster = arriving.map(
      ({ first_name, last_name, email, sign_up_id }): RosterPerson => ({
        first_name,
        last_name,
        email,
        team_id: numbers.get(sign_up_id) ?? 1,
        path: 'people',
      }),
    );
    const count = Math.max(present.teams.length, ...numbers.values());
    const names = namesFor(count, present.names, teamNameWordsIn(actor.language));
    await noteLanguages(queryable, programme, arriving);
    const detail = slot.session_id
      ? await sessions.people.change(
          actor,
          slot.session_id,
          {
            add: roster,
            remove: [],
            move: [],
            newTeams: names.slice(present.names.length),
            ...(mergedFrom && { mergedFrom }),
          },
          unit,
        )
      : await sessions.create(
          actor,
          {
            title: programme.title,
            story_slug: programme.story_slug,
            starts_at: slot.starts_at.toISOString(),
            timezone_id: programme.timezone_id,
            teams: names.map((name, index) => ({
              name,
              people: roster
                .filter(({ team_id }) => team_id === index + 1)
                .map(({ first_name, last_name, email }) => ({ first_name, last_name, email })),
            })),
            options,
          },
          unit,
        );
    if (!slot.session_id)
      await queryable
        .updateTable('programme_slots')
        .set({ session_id: detail.id })
        .where('id', '=', slot.id)
        .execute();
    await noteSeats(queryable, detail, people);
  }

  /** What their browsers said when they signed up, so that invitations are in their language and time zone. */
  async function noteLanguages(
    queryable: Queryable,
    programme: ProgrammeRow,
    people: readonly SignUpPersonRow[],
  ): Promise<void> {
    if (people.length === 0) return;
    const consumers = await upsertConsumers(queryable, programme.company_id, [...people], clock.now());
    const signUps = await queryable
      .selectFrom('sign_ups')
      .select(['id', 'language', 'timezone_id'])
      .where('id', 'in', [...new Set(people.map(({ sign_up_id }) => sign_up_id))])
      .execute();
    for (const { id, language, timezone_id } of signUps) {
      const ids = people.flatMap(({ sign_up_id, email }) =>
        sign_up_id === id ? (consumers.get(email)?.id ?? []) : [],
      );
      await noteGuests(queryable, ids, { language, timezone_id });
    }
  }

  /** Takes people's seats in the slot's session away; a session without anybody is cancelled, so that its credit returns. */
  async function unseatPeople(
    unit: UnitOfWork,
    programme: ProgrammeRow,
    slot: SlotRow,
    people: readonly SignUpPersonRow[],
    leavingMail: 'withdrawn' | 'none',
  ): Promise<void> {
    const remove = people.flatMap(({ seat_id }) => seat_id ?? []);
    if (remove.length === 0 || slot.session_id === null) return;
    const { queryable } = unit;
    const actor = await plannerOf(queryable, programme);
    const detail = await sessions.people.change(
      actor,
      slot.session_id,
      { add: [], remove, move: [], leavingMail },
      unit,
    );
    await queryable
      .updateTable('sign_up_people')
      .set({ seat_id: null, seated_at: null })
      .where(
        'id',
        'in',
        people.map(({ id }) => id),
      )
      .execute();
    if (detail.seats.length > 0 || !detail.possible.includes('cancel')) return;
    await sessions.cancel(actor, slot.session_id, unit);
    await queryable
      .updateTable('programme_slots')
      .set({ session_id: null })
      .where('id', '=', slot.id)
      .execute();
  }

  /**
   * Deals the slot's teams once where they are uneven or too close, groups kept together; those in another team then are
   * invited again.
   */
  async function balanceTeams(unit: UnitOfWork, programme: ProgrammeRow, slot: SlotRow): Promise<void> {
    const { queryable } = unit;
    await queryable
      .updateTable('programme_slots')
      .set({ balanced_at: new Date(clock.now()) })
      .where('id', '=', slot.id)
      .execute();
    if (slot.session_id === null) return;
    const { teams, seats } = await teamsOf(queryable, programme, slot.session_id);
    if (!areUneven(teams) && !areTooClose(teams)) return;
    const filled = teams.filter(({ groups }) => groups.length > 0);
    const dealt = dealGroups(
      filled.flatMap(({ groups }) => groups),
      filled.length,
    );
    const after = seats.map(({ id, group, team }) => ({
      seat_id: id,
      team,
      team_id: filled[(dealt.get(group) ?? 1) - 1]?.number ?? team,
      path: 'move',
    }));
    const move = after.filter(({ team, team_id }) => team !== team_id);
    const largest = Math.max(
      ...[...Map.groupBy(after, ({ team_id }) => team_id).values()].map((own) => own.length),
    );
    if (move.length === 0 || largest > atOneTable) return;
    const actor = await plannerOf(queryable, programme);
    await sessions.people.change(actor, slot.session_id, { add: [], remove: [], move }, unit);
  }

  return { seatPeople, unseatPeople, balanceTeams };
}
