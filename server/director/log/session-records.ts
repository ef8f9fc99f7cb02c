import type { Expression } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { seatCheck } from '../../sessions/people/seat-check.ts';
import { isExpected, listSeats } from '../../sessions/people/seat-repository.ts';
import type { SessionRow } from '../../sessions/session-repository.ts';
import type { LoadedStory } from '../../stories/story-library.ts';
import type { DirectorOptions, RosterEntry, SessionOpening } from '../rules/director-events.ts';
import { directorMachineVersion } from '../chart/session-director-machine.ts';
import type { SessionFacts } from '../projections/session-facts.ts';
import { hasLapsed } from './lease-repository.ts';

export interface SessionRecord {
  row: SessionRow;
  teams: { id: number; name: string }[];
  roster: RosterEntry[];
  people: SessionFacts['people'];
  hosts: SessionFacts['hosts'];
  bots: SessionFacts['bots'];
  /** The choices of its seats. */
  languages: ReadonlyMap<string, string>;
}

/** A session's plan: its row, teams, seats in roster order and their names. */
export async function loadRecord(
  queryable: Queryable,
  sessionId: string,
): Promise<SessionRecord | undefined> {
  const row = await queryable
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', sessionId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const teams = await queryable
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute();
  const organisers = await queryable
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('company_id', '=', row.company_id)
    .execute();
  const seats = (await listSeats(queryable, sessionId)).filter(isExpected);
  return {
    row,
    teams,
    roster: seats.map(({ id, team_id }) => ({ seatId: id, teamId: team_id })),
    bots: new Set(seats.flatMap(({ id, is_bot }) => (is_bot ? [id] : []))),
    languages: new Map(seats.flatMap(({ id, language }) => (language === null ? [] : [[id, language]]))),
    hosts: new Map(
      organisers.map(({ id, first_name, last_name }) => [
        id,
        `${first_name ?? ''} ${last_name ?? ''}`.trim(),
      ]),
    ),
    people: new Map(
      seats.map(({ id, first_name, last_name, check_result }) => {
        const check = seatCheck(check_result);
        return [
          id,
          {
            name: `${first_name} ${last_name}`.trim(),
            checked: check !== null && check.verdict !== 'failed',
          },
        ];
      }),
    ),
  };
}

/** Sessions that need a director and have none. */
export async function undirectedSessions(
  queryable: Queryable,
  owner: string,
  now: Expression<Date>,
): Promise<string[]> {
  const rows = await queryable
    .selectFrom('sessions')
    .leftJoin('session_leases', 'session_leases.session_id', 'sessions.id')
    .select('sessions.id')
    .where('sessions.status', 'in', ['lobby', 'live'])
    .where('sessions.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('session_leases.session_id', 'is', null),
        hasLapsed(now),
        eb('session_leases.owner', '=', owner),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export function openingOf(record: SessionRecord, storyClockRate: number, seed: number): SessionOpening {
  const { row, roster, teams } = record;
  return {
    version: directorMachineVersion,
    roster,
    teams,
    startsAt: row.starts_at.getTime(),
    options: optionsOf(record),
    storyClockRate: Math.max(storyClockRate, row.rehearsal_rate ?? 1),
    seed,
  };
}

export function optionsOf({ row: { options } }: SessionRecord): DirectorOptions {
  const { timer_factor: timerFactor, chat, analytics, count_only: countOnly } = options;
  return { timerFactor, chat, analytics, ...(countOnly ? { countOnly } : {}) };
}

export function factsOf(
  record: SessionRecord,
  loaded?: Pick<LoadedStory, 'playlists' | 'translations' | 'story'>,
): SessionFacts {
  const { row, people, hosts, bots, languages } = record;
  const chosen = new Set(languages.values());
  const translations = [...(loaded?.translations ?? [])].filter(
    ([language]) => language !== loaded?.story.language && chosen.has(language),
  );
  return {
    title: row.title,
    videoRoomUrl: row.options.video_room_url ?? null,
    people,
    hosts,
    bots,
    isRehearsal: row.rehearsal_rate !== null,
    languages,
    playlists: loaded?.playlists ?? new Map(),
    translations: new Map(loaded?.story.version === row.story_version ? translations : []),
  };
}
