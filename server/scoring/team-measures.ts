import type { CollaborationAnalysis, EarlierMeasure } from '#contract/calls/schemas/results.ts';
import type { Database, Queryable } from '../database/database.ts';
import { rounded } from './evenness.ts';
import { fewestTeams, median } from './median.ts';
import { lockObjections, objecting, readSeatChoices } from './seat-choices.ts';

const remembered = 100;
const named = (objectors: ReadonlySet<string>) => [...objectors].sort().join();

/** Somebody of the session objects to being counted: what counted them is no longer compared with. */
export const forgetTeamMeasures = (queryable: Queryable, sessionId: string) =>
  queryable.deleteFrom('team_measures').where('session_id', '=', sessionId).execute();

/** How the teams of ended sessions worked together, kept so that later ones are compared without their logs. */
export function createTeamMeasures({ database }: { database: Database }) {
  /** Who objected when a session's figures were written by this process. */
  const written = new Map<string, string>();

  /** False where others object by now than the analysis was made for. */
  async function write({ session_id, teams }: CollaborationAnalysis, objections: string): Promise<boolean> {
    const rows = teams.flatMap(({ team_id, measures }) =>
      measures.flatMap(({ id: measure, value }) =>
        value === null ? [] : [{ session_id, team_id, measure, value }],
      ),
    );
    return database.transaction().execute(async (transaction) => {
      await lockObjections(transaction, session_id);
      if (named(objecting(await readSeatChoices(transaction, session_id))) !== objections) return false;
      await forgetTeamMeasures(transaction, session_id);
      if (rows.length > 0)
        await transaction
          .insertInto('team_measures')
          .values(rows)
          .onConflict((conflict) => conflict.columns(['session_id', 'team_id', 'measure']).doNothing())
          .execute();
      return true;
    });
  }

  return {
    /**
     * Keeps the figures of an ended session's analysis when they are first read, and anew once somebody objects to being
     * counted, or no longer does.
     */
    async keep(analysis: CollaborationAnalysis, objectors: ReadonlySet<string>): Promise<void> {
      const { session_id: id } = analysis;
      const objections = named(objectors);
      if (written.get(id) === objections) return;
      const [oldest] = written.keys();
      if (written.size >= remembered && oldest !== undefined) written.delete(oldest);
      written.set(id, objections);
      let isKept = false;
      try {
        isKept = await write(analysis, objections);
      } finally {
        if (!isKept) written.delete(id);
      }
    },

    /** The median of each figure over the company's teams that had played the story before; of three teams at least. */
    async earlier(sessionId: string): Promise<EarlierMeasure[]> {
      const rows = await database
        .selectFrom('sessions as own')
        .innerJoin('sessions as earlier', 'earlier.company_id', 'own.company_id')
        .innerJoin('team_measures', 'team_measures.session_id', 'earlier.id')
        .select(['team_measures.measure', 'team_measures.value'])
        .where('own.id', '=', sessionId)
        .where('earlier.deleted_at', 'is', null)
        .where('earlier.rehearsal_rate', 'is', null)
        .whereRef('earlier.ended_at', '<', 'own.ended_at')
        .whereRef('earlier.story_slug', '=', 'own.story_slug')
        .execute();
      return [...Map.groupBy(rows, ({ measure }) => measure)]
        .filter(([, values]) => values.length >= fewestTeams)
        .map(([id, values]) => ({
          id,
          teams: values.length,
          median: rounded(median(values.map(({ value }) => value))),
        }));
    },
  };
}
