import { sql } from 'kysely';
import type {
  Consumer,
  ConsumerListAnswer,
  ConsumerTimezonesAnswer,
  CreateConsumersAnswer,
  CreateConsumersRequest,
} from '#contract/calls/schemas/consumers.ts';
import type { Clock } from '../clock.ts';
import type { Database, Queryable } from '../database/database.ts';
import { inUnit, type UnitOfWork } from '../database/unit-of-work.ts';
import { catalogueProblem } from '../http/api-problem.ts';
import { likeErased } from '../mail/nobodys-address.ts';
import { requireAccount } from '../identity/verified-inviter.ts';
import { readRoster } from '../sessions/roster.ts';
import { upsertConsumers } from '../sessions/seat-repository.ts';
import type { Actor } from '../sessions/session-deps.ts';
import { lockSession } from '../sessions/session-repository.ts';
import type { Sessions } from '../sessions/sessions.ts';

const pageSize = 50;

export type Consumers = ReturnType<typeof createConsumers>;

/** The company's people, with or without a session. */
export function createConsumers(deps: { database: Database; clock: Clock; sessions: Sessions }) {
  const { database, clock, sessions } = deps;

  /** Everybody but who was erased. */
  const query = (queryable: Queryable, companyId: number) =>
    queryable
      .selectFrom('consumers')
      .selectAll()
      .select(
        sql<number>`(select count(*)::integer from seats where seats.consumer_id = consumers.id)`.as(
          'sessions',
        ),
      )
      .where('company_id', '=', companyId)
      .where('email', 'not like', likeErased);

  /** COMPANY_001 for people of another company, CONSUMER_001 for nobody's and for whoever was erased. */
  async function existing(queryable: Queryable, companyId: number, ids: number[]): Promise<Consumer[]> {
    if (ids.length === 0) return [];
    const found = await queryable
      .selectFrom('consumers')
      .select(['id', 'company_id'])
      .where('id', 'in', ids)
      .execute();
    if (found.some((row) => row.company_id !== companyId))
      throw catalogueProblem(403, 'COMPANY_001', 'consumer_ids');
    const known = await query(queryable, companyId).where('id', 'in', ids).execute();
    if (known.length !== new Set(ids).size) throw catalogueProblem(404, 'CONSUMER_001', 'consumer_ids');
    return known.map(present);
  }

  /** The smallest one, which it stays until the transaction ends. */
  async function firstTeam(queryable: Queryable, companyId: number, sessionId: string): Promise<number> {
    await lockSession(queryable, companyId, sessionId);
    const team = await queryable
      .selectFrom('teams')
      .leftJoin('seats', (join) =>
        join.onRef('seats.session_id', '=', 'teams.session_id').onRef('seats.team_id', '=', 'teams.id'),
      )
      .select('teams.id')
      .where('teams.session_id', '=', sessionId)
      .groupBy('teams.id')
      .orderBy(sql`count(seats.id)`)
      .orderBy('teams.id')
      .executeTakeFirstOrThrow();
    return team.id;
  }

  async function createIn(
    unit: UnitOfWork,
    actor: Actor,
    request: CreateConsumersRequest,
  ): Promise<CreateConsumersAnswer> {
    const companyId = actor.company_id;
    const { queryable } = unit;
    const known = await existing(queryable, companyId, request.consumer_ids ?? []);
    const named = request.people.map((person, index) => ({
      ...person,
      team_id: 0,
      path: `people.${index}`,
    }));
    const people = readRoster(named, new Set(known.map(({ email }) => email)));
    if (request.session_id !== undefined) {
      const team = request.team_id ?? (await firstTeam(queryable, companyId, request.session_id));
      const add = [
        ...known.map((consumer, index) => ({ ...consumer, path: `consumer_ids.${index}` })),
        ...people,
      ].map(({ first_name, last_name, email, path }) => ({
        first_name,
        last_name,
        email,
        path,
        team_id: team,
      }));
      await sessions.people.change(actor, request.session_id, { add, remove: [], move: [] }, unit);
    } else {
      await requireAccount(queryable, actor.id);
      await upsertConsumers(queryable, companyId, people, clock.now());
    }
    const emails = [...known, ...people].map(({ email }) => email);
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
    /** Keeps people, and seats them where a session is named; without a team, in the smallest one. */
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
        .where(
          'email',
          'in',
          emails.map((email) => email.toLowerCase()),
        )
        .where('timezone_id', 'is not', null)
        .$narrowType<{ timezone_id: string }>()
        .execute();
      return { timezones };
    },

    /** The newest first. */
    async list(
      companyId: number,
      search: string | undefined,
      cursor: string | undefined,
    ): Promise<ConsumerListAnswer> {
      let page = query(database, companyId)
        .orderBy('id', 'desc')
        .limit(pageSize + 1);
      const before = Number(cursor);
      if (cursor !== undefined && Number.isSafeInteger(before)) page = page.where('id', '<', before);
      const sought = search?.replaceAll('\0', '').trim();
      if (sought)
        page = page.where(
          sql<string>`concat(first_name, ' ', last_name, ' ', email)`,
          'ilike',
          `%${sought.replace(/[\\%_]/g, '\\$&')}%`,
        );
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
  const { id, first_name, last_name, email, sessions } = row;
  return { id, first_name, last_name, email, sessions, created_at: row.created_at.toISOString() };
}
