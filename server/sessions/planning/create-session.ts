import { liveSession } from '#contract/rules/business-constants.ts';
import { creditsForSeats } from '#contract/rules/money/credit-rule.ts';
import type { SessionDetail } from '#contract/calls/schemas/sessions/session-detail.ts';
import type {
  CreateSessionRequest,
  PlannedSessions,
  PlanSessionsRequest,
} from '#contract/calls/schemas/sessions/session-planning.ts';
import { ledgerReasons } from '#contract/words/en/organiser/money/ledger-reasons.ts';
import type { Queryable } from '../../database/database.ts';
import { inUnit, type UnitOfWork } from '../../database/unit-of-work.ts';
import { catalogueProblem, fieldProblem } from '../../http/api-problem.ts';
import { requireVerified } from '../../identity/verified-inviter.ts';
import { randomId } from '../people/personal-links.ts';
import { readName, readRoster, readTitle } from '../people/roster.ts';
import { readOptions } from './session-options.ts';
import { createSessionSizes } from './session-sizes.ts';
import { insertSeats, listSeats } from '../people/seat-repository.ts';
import type { Actor, SessionDeps } from '../session-deps.ts';
import { findSession, insertSession } from '../session-repository.ts';
import { readSessionStart } from './session-start.ts';

function readTeams(request: CreateSessionRequest): { id: number; name: string }[] {
  const teams = request.teams.map(({ name }, index) => ({
    id: index + 1,
    name: readName(
      `teams.${index}.name`,
      name,
      ({ sessions }) => sessions.teams.unnamed(index + 1),
      ({ sessions }) => sessions.teams.holdsAddress(index + 1),
    ),
  }));
  for (const [index, { name }] of teams.entries()) {
    if (teams.findIndex((other) => other.name === name) < index)
      throw fieldProblem(`teams.${index}.name`, ({ sessions }) => sessions.teams.repeated(name));
  }
  return teams;
}

/** What a rehearsal has instead of credits and the company's people. */
interface Rehearsing {
  rate: number;
  /** The company to which the people on its seats belong. */
  peopleOf: number;
}

/**
 * Plans a session: reserves its credits, seats its people and writes their invitations in one transaction. A session that
 * starts within the lobby's time opens at once. A rehearsal takes no credits. Throws SESSION_012, SESSION_002,
 * CONSUMER_003, EXPERIENCE_002 or 422.
 */
export function createSessionCreation(deps: SessionDeps) {
  const { clock, database, stories, credits, links, notices, lifecycle, changes, readDetail } = deps;
  const sizes = createSessionSizes(deps);

  async function seatEverybody(
    queryable: Queryable,
    actor: Actor,
    id: string,
    request: CreateSessionRequest,
    rehearsing: Rehearsing | undefined,
  ) {
    const teams = readTeams(request);
    const people = readRoster(
      request.teams.flatMap((team, index) =>
        team.people.map((person, place) => ({
          ...person,
          team_id: index + 1,
          path: `teams.${index}.people.${place}`,
        })),
      ),
    );
    await queryable
      .insertInto('teams')
      .values(teams.map((team) => ({ ...team, session_id: id })))
      .execute();
    await insertSeats(queryable, {
      sessionId: id,
      companyId: rehearsing?.peopleOf ?? actor.company_id,
      people,
      links,
      now: clock.now(),
    });
  }

  async function reserve(queryable: Queryable, actor: Actor, id: string, title: string, needed: number) {
    await credits.reserve(queryable, {
      operationKey: `session:${id}:reserve`,
      companyId: actor.company_id,
      sessionId: id,
      actorId: actor.id,
      credits: needed,
      reason: ledgerReasons.planned(title),
    });
  }

  async function create(
    actor: Actor,
    request: CreateSessionRequest,
    unit?: UnitOfWork,
    rehearsing?: Rehearsing,
  ): Promise<SessionDetail> {
    const loaded = stories.get(request.story_slug);
    if (!loaded) throw catalogueProblem(422, 'EXPERIENCE_002', 'story_slug');
    const title = readTitle(request.title);
    const { startsAt, timezoneId } = readSessionStart(request, clock.now());
    const seats = request.teams.reduce((sum, { people }) => sum + people.length, 0);
    sizes.require(
      loaded.story.slug,
      request.teams.map(({ name, people }) => ({ name, people: people.length })),
    );
    const needed = rehearsing ? 0 : creditsForSeats(seats);
    const id = randomId();
    return inUnit(database, unit, async ({ queryable: transaction, afterCommit }) => {
      await requireVerified(transaction, actor.id);
      await insertSession(transaction, {
        id,
        company_id: actor.company_id,
        created_by: actor.id,
        title,
        story_slug: loaded.story.slug,
        story_version: loaded.story.version,
        status: 'scheduled',
        starts_at: startsAt,
        timezone_id: timezoneId,
        options: readOptions(request.options),
        credits_reserved: needed,
        created_at: new Date(clock.now()),
        rehearsal_rate: rehearsing?.rate ?? null,
      });
      if (!rehearsing) await reserve(transaction, actor, id, title, needed);
      await seatEverybody(transaction, actor, id, request, rehearsing);
      const session = await findSession(transaction, actor.company_id, id);
      await notices.invite(transaction, session, await listSeats(transaction, id));
      if (startsAt.getTime() - liveSession.lobbyOpensMs <= clock.now())
        await lifecycle.openLobby(transaction, id, { announce: false });
      const detail = await readDetail(transaction, actor.company_id, id);
      const { company_id: companyId } = actor;
      afterCommit(() =>
        changes.publish({ sessionId: id, companyId, status: detail.status, what: 'created' }),
      );
      return detail;
    });
  }

  /** Several at once; all of them or none. */
  async function plan(
    actor: Actor,
    request: PlanSessionsRequest,
    given?: UnitOfWork,
  ): Promise<PlannedSessions> {
    return inUnit(database, given, async (unit) => {
      const sessions: PlannedSessions['sessions'] = [];
      for (const each of request.sessions) {
        const { id, title, starts_at, seats } = await create(actor, each, unit);
        sessions.push({ id, title, starts_at, people: seats.length });
      }
      return { sessions };
    });
  }

  return { create, plan };
}
