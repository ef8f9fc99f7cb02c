import { sql } from 'kysely';
import { mostPlayed, type PlayedResults } from '#contract/calls/schemas/dashboard.ts';
import type { SpokenLanguage } from '#contract/rules/languages.ts';
import type { Database } from '../database/database.ts';
import { fewestTeams, median } from '../scoring/median.ts';
import type { StoryLibrary } from '../stories/story-library.ts';
import { storyTitle } from '../stories/story-titles.ts';

/** How the company's sessions went that were played last; those in which no team could earn anything are left out. */
export async function readPlayedResults(
  database: Database,
  { stories, companyId, language }: { stories: StoryLibrary; companyId: number; language: SpokenLanguage },
): Promise<PlayedResults> {
  const last = database
    .selectFrom('sessions')
    .select(['id', 'title', 'starts_at', 'story_slug', 'ended_at'])
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('rehearsal_rate', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('team_scores').select('team_id').whereRef('team_scores.session_id', '=', 'sessions.id'),
      ),
    )
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostPlayed)
    .as('last');
  const rows = await database
    .selectFrom(last)
    .innerJoin('team_scores', 'team_scores.session_id', 'last.id')
    .select(['last.id', 'last.title', 'last.starts_at', 'last.story_slug'])
    .select([
      sql<number>`count(*)::integer`.as('teams'),
      sql<number>`round(100.0 * sum(team_scores.total) / sum(team_scores.maximum))::integer`.as('percent'),
    ])
    .groupBy(['last.id', 'last.title', 'last.starts_at', 'last.story_slug', 'last.ended_at'])
    .orderBy('last.ended_at', 'desc')
    .orderBy('last.id', 'desc')
    .execute();
  const played = rows.toReversed().map(({ story_slug, starts_at, ...row }) => ({
    ...row,
    starts_at: starts_at.toISOString(),
    story_title: storyTitle(stories, story_slug, language),
  }));
  const earlier = played.slice(0, -1).map(({ percent }) => percent);
  return {
    played,
    earlier_median_percent: earlier.length < fewestTeams ? null : Math.round(median(earlier)),
  };
}
