import { noteChange, noteSubject } from '../audit/audit-record.ts';
import { normaliseEmail } from '#contract/rules/people/email-address.ts';
import { type ExpressionBuilder, sql } from 'kysely';
import {
  type Consumer,
  type ConsumerGroupsAnswer,
  type ConsumerListAnswer,
  type ConsumerMembersAnswer,
  type ConsumerTimezonesAnswer,
  type CreateConsumersAnswer,
  type CreateConsumersRequest,
  type GroupQuery,
  groupsShown,
  type ImportConsumersAnswer,
  type TagConsumersRequest,
} from '#contract/calls/schemas/consumers.ts';
import type { SessionPerson } from '#contract/calls/schemas/sessions/session-planning.ts';
import { peopleAtOnce } from '#contract/rules/sessions/session-size.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import type { Schema } from '../database/schema.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import { likeErased } from '../mail/erased-address.ts';
import { requireAccount } from '../identity/verified-inviter.ts';
import { isSought } from '../sessions/people/is-sought.ts';
import { tagsOfRow } from '../database/tags-of-row.ts';
import { addTags, cleanTags, removeTag } from '../sessions/people/person-tags.ts';
import { readRoster } from '../sessions/people/roster.ts';
import { upsertConsumers } from '../sessions/people/seat-repository.ts';
import type { SessionChanges } from '../sessions/session-changes.ts';
import type { Actor } from '../sessions/session-deps.ts';
import { lockSession } from '../sessions/session-repository.ts';
import type { Sessions } from '../sessions/sessions.ts';

const pageSize = 50;

const counted = sql<number>`count(*)::integer`.as('people');

/** Whether a row of `consumers` is of the department and has the tag, where they are named. */
const isIn =
  ({ department, tag }: GroupQuery) =>
  ({ and, eb, exists, selectFrom }: ExpressionBuilder<Schema, 'consumers'>) =>
    and([
      ...(department === undefined ? [] : [eb('consumers.department', '=', department)]),
      ...(tag === undefined
        ? []
        : [
            exists(
              selectFrom('person_tags')
                .select('tag')
                .whereRef('person_tags.consumer_id', '=', 'consumers.id')
                .where('person_tags.tag', '=', tag),
            ),
          ]),
    ]);

export type Consumers = ReturnType<typeof createConsumers>;

/** The company's people, with or without a session. */
export function createConsumers(deps: {
  database: Database;
  clock: Clock;
  sessions: Sessions;
  changes: Pick<SessionChanges, 'publishCompany'>;
}) {
  const { database, clock, sessions, changes } = deps;

  /** Everybody on the list: not those who have left, nor who was erased. */
  const listed = (queryable: Queryable, companyId: number) =>
    queryable
      .selectFrom('consumers')
      .where('company_id', '=', companyId)
      .where('left_at', 'is', null)
      .where('email', 'not like', likeErased);

  const query = (queryable: Queryable, companyId: number) =>
    listed(queryable, companyId)
      .selectAll()
      .select([
        sql<number>`(select count(*)::integer from seats where seats.consumer_id = consumers.id)`.as(
          'sessions',
        ),
        tagsOfRow.as('tags'),
      ]);

  /** In the order of `ids`, and on the list until the transaction ends. COMPANY_001 for people of another company, CONSUMER_001 for unknown, erased and former ones. */
  async function existing(queryable: Queryable, companyId: number, ids: number[]): Promise<Consumer[]> {
    if (ids.length === 0) return [];
    const found = await queryable
      .selectFrom('consumers')
      .select(['id', 'company_id'])
      .where('id', 'in', ids)
      .execute();
    if (found.some((row) => row.company_id !== companyId))
      throw catalogueProblem(403, 'COMPANY_001', 'consumer_ids');
    const known = await query(queryable, companyId)
      .where('id', 'in', ids)
      .orderBy('id')
      .forKeyShare('consumers')
      .execute();
    if (known.length !== new Set(ids).size) throw catalogueProblem(404, 'CONSUMER_001', 'consumer_ids');
    const byId = new Map(known.map((row) => [row.id, row]));
    return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []).map(present);
  }

  /** Teams of a locked session for `count` more people, each the smallest at its turn. */
  async function smallestTeams(queryable: Queryable, sessionId: string, count: number) {
    const teams = await queryable
      .selectFrom('teams')
      .leftJoin('seats', (join) =>
        join.onRef('seats.session_id', '=', 'teams.session_id').onRef('seats.team_id', '=', 'teams.id'),
      )
      .select(['teams.id', sql<number>`count(seats.id)::integer`.as('seats')])
      .where('teams.session_id', '=', sessionId)
      .groupBy('teams.id')
      .orderBy('teams.id')
      .execute();
    return Array.from({ length: count }, () => {
      const smallest = teams.reduce((least, team) => (team.seats < least.seats ? team : least));
      smallest.seats += 1;
      return smallest.id;
    });
  }

  async function createIn(
    unit: UnitOfWork,
    actor: Actor,
    request: CreateConsumersRequest,
  ): Promise<CreateConsumersAnswer> {
    const companyId = actor.company_id;
    const { queryable } = unit;
    await requireAccount(queryable, actor.id);
    if (request.session_id !== undefined) await lockSession(queryable, companyId, request.session_id);
    const known = await existing(queryable, companyId, request.consumer_ids ?? []);
    const named = request.people.map((person, index) => ({
      ...person,
      team_id: 0,
      path: `people.${index}`,
    }));
    const people = readRoster(named, new Set(known.map(({ email }) => email)));
    if (request.session_id !== undefined) {
      const arriving = [
        ...known.map((consumer, index) => ({ ...consumer, path: `consumer_ids.${index}` })),
        ...people,
      ];
      const chosen = request.team_id;
      const teams =
        chosen === undefined
          ? await smallestTeams(queryable, request.session_id, arriving.length)
          : arriving.map(() => chosen);
      const add = arriving.map(({ first_name, last_name, email, department, path }, place) => ({
        first_name,
        last_name,
        email,
        department,
        path,
        team_id: teams[place] as number,
      }));
      await sessions.people.change(actor, request.session_id, { add, remove: [], move: [] }, unit);
    } else await upsertConsumers(queryable, companyId, people, clock.now());
    unit.afterCommit(() => changes.publishCompany(companyId));
    const emails = [...known, ...people].map(({ email }) => email);
    noteChange({}, { guests: emails.length });
    const rows =
      emails.length === 0
        ? []
        : await query(queryable, companyId).where('email', 'in', emails).orderBy('id').execute();
    return {
      consumers: rows.map(present),
      attached: request.session_id === undefined ? 0 : emails.length,
    };
  }

  return {
    /** Keeps people, and seats them where a session is named; without a team, each in the smallest one. */
    async create(
      actor: Actor,
      request: CreateConsumersRequest,
      given?: UnitOfWork,
    ): Promise<CreateConsumersAnswer> {
      return inUnit(database, given, (unit) => createIn(unit, actor, request));
    },

    /** The named zones of these people's browsers; who has not been here is left out, and so are other companies' people. */
    async timezones(companyId: number, emails: readonly string[]): Promise<ConsumerTimezonesAnswer> {
      if (emails.length === 0) return { timezones: [] };
      const timezones = await database
        .selectFrom('consumers')
        .select(['email', 'timezone_id'])
        .where('company_id', '=', companyId)
        .where('email', 'in', emails.map(normaliseEmail))
        .where('timezone_id', 'is not', null)
        .$narrowType<{ timezone_id: string }>()
        .execute();
      return { timezones };
    },

    /** Keeps a whole list; who is known gets the name and department given now. */
    async import(actor: Actor, people: SessionPerson[], unit: UnitOfWork): Promise<ImportConsumersAnswer> {
      const { queryable, afterCommit } = unit;
      await requireAccount(queryable, actor.id);
      const named = people.map((person, index) => ({ ...person, team_id: 0, path: `people.${index}` }));
      const roster = readRoster(named, new Set(), false);
      const kept = await upsertConsumers(queryable, actor.company_id, roster, clock.now());
      const added = [...kept.values()].filter(({ is_new }) => is_new).length;
      noteChange({}, { added, known: kept.size - added });
      afterCommit(() => changes.publishCompany(actor.company_id));
      return { added, known: kept.size - added };
    },

    /** Puts a tag on these people of the company, or takes it off. Throws as `create` does for unknown ones. */
    async tag(actor: Actor, { consumer_ids, tag, tagged }: TagConsumersRequest): Promise<void> {
      await inUnit(database, undefined, async ({ queryable, afterCommit }) => {
        await requireAccount(queryable, actor.id);
        const people = await existing(queryable, actor.company_id, consumer_ids);
        const ids = people.map(({ id }) => id);
        const [name = ''] = cleanTags([tag]);
        for (const id of ids) noteSubject(id);
        noteChange({}, tagged ? { tag: name } : { removed_tag: name });
        if (tagged) await addTags(queryable, ids, [name]);
        else await removeTag(queryable, ids, name);
        afterCommit(() => changes.publishCompany(actor.company_id));
      });
    },

    async groups(companyId: number): Promise<ConsumerGroupsAnswer> {
      const departments = await listed(database, companyId)
        .select(['department as name', counted])
        .where('department', '!=', '')
        .groupBy('department')
        .orderBy('department')
        .limit(groupsShown)
        .execute();
      const tags = await listed(database, companyId)
        .innerJoin('person_tags', 'person_tags.consumer_id', 'consumers.id')
        .select(['person_tags.tag as name', counted])
        .groupBy('person_tags.tag')
        .orderBy('person_tags.tag')
        .limit(groupsShown)
        .execute();
      return { departments, tags };
    },

    /** Everybody of a department or with a tag. */
    async members(companyId: number, group: GroupQuery): Promise<ConsumerMembersAnswer> {
      const rows = await query(database, companyId)
        .where(isIn(group))
        .orderBy('last_name')
        .orderBy('first_name')
        .orderBy('id')
        .limit(peopleAtOnce)
        .execute();
      const { people: total } = await listed(database, companyId)
        .where(isIn(group))
        .select(counted)
        .executeTakeFirstOrThrow();
      return { people: rows.map(present), total };
    },

    /** The newest first. */
    async list(
      companyId: number,
      { search, cursor, ...group }: GroupQuery & { search?: string; cursor?: string },
    ): Promise<ConsumerListAnswer> {
      let page = query(database, companyId)
        .where(isIn(group))
        .orderBy('id', 'desc')
        .limit(pageSize + 1);
      const before = Number(cursor);
      if (cursor !== undefined && Number.isSafeInteger(before)) page = page.where('id', '<', before);
      if (search !== undefined) page = page.where(isSought(search));
      const rows = await page.execute();
      const shown = rows.slice(0, pageSize);
      return {
        consumers: shown.map(present),
        next_cursor: rows.length > pageSize ? String(shown.at(-1)?.id) : null,
      };
    },
  };
}

function present(row: Omit<Consumer, 'created_at'> & { created_at: Date }): Consumer {
  const { id, first_name, last_name, email, department, tags, sessions } = row;
  const created_at = row.created_at.toISOString();
  return { id, first_name, last_name, email, department, tags, sessions, created_at };
}
