import { sql } from 'kysely';
import type { SessionSummary } from '#contract/calls/schemas/sessions/session-detail.ts';
import {
  isPossible,
  rehearsalEvents,
  sessionEvents,
  type SessionEvent,
} from '#contract/rules/sessions/session-lifecycle.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { Queryable } from '../../database/database.ts';
import type { StoryLibrary } from '../../stories/story-library.ts';
import { storyTitle } from '../../stories/story-titles.ts';
import type { SessionRow } from '../session-repository.ts';

const expected = sql`declined_at is null`;

/** An expected participant's device on which a session will not work. */
export const hasDeviceProblem = sql<boolean>`${expected} and check_result->>'verdict' = 'failed'`;

/** A subquery by the entries' key: without statistics the planner turns a join into a scan of all entries. */
const consumedBy = sql<number>`(select credits from ledger_entries
  where transfer_id = ledger_transfers.id and account = 'consumed')`;

/** Sessions with the counts and names of a summary; the caller filters and orders them. */
export function summaryQuery(queryable: Queryable, companyId: number) {
  return queryable
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.created_by')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('seats')
          .select([
            sql<number>`count(*)::integer`.as('invited'),
            sql<number>`count(declined_at)::integer`.as('declined'),
            sql<number>`count(coalesce(opened_at, joined_at)) filter (where ${expected})::integer`.as(
              'opened',
            ),
            sql<number>`count(checked_at) filter (where ${expected})::integer`.as('checked'),
            sql<number>`count(*) filter (where ${hasDeviceProblem})::integer`.as('problems'),
            sql<number>`count(joined_at) filter (where ${expected})::integer`.as('joined'),
          ])
          .whereRef('seats.session_id', '=', 'sessions.id')
          .as('people'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('ledger_transfers')
          .select(sql<number>`coalesce(sum(${consumedBy}), 0)::integer`.as('consumed'))
          .whereRef('ledger_transfers.session_id', '=', 'sessions.id')
          .as('spent'),
      (join) => join.onTrue(),
    )
    .selectAll('sessions')
    .select(['people.invited', 'people.declined', 'people.opened', 'people.checked'])
    .select(['people.problems', 'people.joined'])
    .select('spent.consumed')
    .select(['users.first_name as creator_first', 'users.last_name as creator_last'])
    .where('sessions.company_id', '=', companyId)
    .where('sessions.deleted_at', 'is', null);
}

export type SummaryRow = SessionRow & {
  invited: number | null;
  declined: number | null;
  opened: number | null;
  checked: number | null;
  problems: number | null;
  joined: number | null;
  consumed: number | null;
  creator_first: string;
  creator_last: string;
};

/** Events of the lifecycle table that are possible now, without those that would change nothing. */
export function possibleEvents(
  row: Pick<SessionRow, 'status' | 'archived_at' | 'confirmed_at' | 'rehearsal_rate'>,
): SessionEvent[] {
  const idle: Partial<Record<SessionEvent, boolean>> = {
    archive: row.archived_at !== null,
    unarchive: row.archived_at === null,
    confirm: row.confirmed_at !== null,
  };
  const events = row.rehearsal_rate === null ? sessionEvents : rehearsalEvents;
  return events.filter((event) => isPossible(row.status, event) && !idle[event]);
}

/** A summary with its story's title in `language`, or in the story's own. */
export function presentSummary(
  row: SummaryRow,
  stories: StoryLibrary,
  language?: SpokenLanguage,
): SessionSummary {
  const loaded = stories.get(row.story_slug);
  return {
    id: row.id,
    title: row.title,
    story_slug: row.story_slug,
    story_title: storyTitle(stories, row.story_slug, language),
    status: row.status,
    starts_at: row.starts_at.toISOString(),
    timezone_id: row.timezone_id,
    length_minutes: loaded?.lengthMinutes ?? 0,
    block_minutes: loaded?.blockMinutes ?? 0,
    people: {
      invited: row.invited ?? 0,
      declined: row.declined ?? 0,
      opened: row.opened ?? 0,
      checked: row.checked ?? 0,
      problems: row.problems ?? 0,
      joined: row.joined ?? 0,
    },
    credits: { reserved: row.credits_reserved, consumed: row.consumed ?? 0 },
    created_by: `${row.creator_first} ${row.creator_last}`.trim(),
    archived: row.archived_at !== null,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    possible: possibleEvents(row),
  };
}
