import type { EarlierTeams } from '#contract/calls/schemas/results.ts';
import type { Queryable } from '../database/database.ts';
import type { DirectorContext } from '../director/rules/director-context.ts';
import { fewestTeams, median } from './median.ts';
import { scorecardOf } from './scorecard.ts';
import { tookPart } from './took-part.ts';

/** Keeps what each team earned that did something, in the transaction that ends the session. */
export async function keepTeamScores(queryable: Queryable, context: DirectorContext): Promise<void> {
  const { story, teams } = scorecardOf(context);
  const scores = teams
    .filter(({ team_id, maximum }) => maximum > 0 && tookPart(context, team_id))
    .map(({ team_id, total, maximum }) => ({
      session_id: context.sessionId,
      team_id,
      story_slug: story.slug,
      story_version: story.version,
      total,
      maximum,
    }));
  if (scores.length === 0) return;
  await queryable
    .insertInto('team_scores')
    .values(scores)
    .onConflict((conflict) => conflict.columns(['session_id', 'team_id']).doNothing())
    .execute();
}

/**
 * How the company's teams fared that had played the same version of the story before: the median of their shares of
 * what could be earned on their ways, in whole percent. Null for fewer than three.
 */
export async function earlierTeams(queryable: Queryable, sessionId: string): Promise<EarlierTeams | null> {
  const rows = await queryable
    .selectFrom('sessions as own')
    .innerJoin('sessions as earlier', 'earlier.company_id', 'own.company_id')
    .innerJoin('team_scores', 'team_scores.session_id', 'earlier.id')
    .select(['team_scores.total', 'team_scores.maximum'])
    .where('own.id', '=', sessionId)
    .where('earlier.deleted_at', 'is', null)
    .where('earlier.rehearsal_rate', 'is', null)
    .whereRef('earlier.ended_at', '<', 'own.ended_at')
    .whereRef('team_scores.story_slug', '=', 'own.story_slug')
    .whereRef('team_scores.story_version', '=', 'own.story_version')
    .execute();
  if (rows.length < fewestTeams) return null;
  const shares = rows.map(({ total, maximum }) => (100 * total) / maximum);
  return { teams: rows.length, median_percent: Math.round(median(shares)) };
}
